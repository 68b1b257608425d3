export { letterPage as default } from '#src/app/features/sea-service/letter/letter-page.tsx'
