export { orderPage as default } from '#src/app/features/back-office/order-desk/order-page.tsx'
