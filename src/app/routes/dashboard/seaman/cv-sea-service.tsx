export { seaServicePage as default } from '#src/app/features/sea-service/sea-service-page.tsx'
