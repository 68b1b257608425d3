export { servicesPage as default } from '#src/app/features/exchange/service/services-page.tsx'
