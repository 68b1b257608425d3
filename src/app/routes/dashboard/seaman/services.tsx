export { servicesPage as default } from '#src/app/features/exchange/mailing/order/services-page.tsx'
