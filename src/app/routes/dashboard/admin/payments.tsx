export { paymentsPage as default } from '#src/app/features/back-office/proposal/payments-page.tsx'
