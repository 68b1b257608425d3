export { linkedWithdrawalPage as default } from '#src/app/features/exchange/order-withdrawal/linked-withdrawal-page.tsx'
