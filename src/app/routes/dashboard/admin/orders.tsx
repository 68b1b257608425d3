export { ordersPage as default } from '#src/app/features/back-office/order-desk/orders-page.tsx'
