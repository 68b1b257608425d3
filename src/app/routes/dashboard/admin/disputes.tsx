export { disputesPage as default } from '#src/app/features/exchange/checkout/disputes-page.tsx'
