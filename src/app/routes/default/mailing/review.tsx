export { reviewPage as default } from '#src/app/features/exchange/mailing/review/review-page.tsx'
