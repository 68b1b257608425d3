export { requestPage as default } from '#src/app/features/exchange/order-withdrawal/request-page.tsx'
