export { servicesPage as default } from '#src/app/features/back-office/service-desk/services-page.tsx'
