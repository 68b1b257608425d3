export { seaServicePage as default } from '#src/app/features/people/seaman/sea-service/sea-service-page.tsx'
