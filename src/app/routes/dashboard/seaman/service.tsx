export { orderPage as default } from '#src/app/features/exchange/mailing/order/order-page.tsx'
