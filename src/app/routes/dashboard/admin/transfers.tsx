export { transfersPage as default } from '#src/app/features/back-office/transfer/transfers-page.tsx'
