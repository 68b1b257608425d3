export { refundsPage as default } from '#src/app/features/back-office/refund/refunds-page.tsx'
