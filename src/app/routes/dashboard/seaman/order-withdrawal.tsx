export { ownWithdrawalPage as default } from '#src/app/features/exchange/order-withdrawal/own-withdrawal-page.tsx'
