export { paybacksPage as default } from '#src/app/features/back-office/refund/paybacks-page.tsx'
