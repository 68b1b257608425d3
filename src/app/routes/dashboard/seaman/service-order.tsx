export { orderedPage as default } from '#src/app/features/exchange/service/ordered-page.tsx'
