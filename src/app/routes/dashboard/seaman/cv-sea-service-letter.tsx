export { letterPage as default } from '#src/app/features/people/seaman/sea-service/letter/letter-page.tsx'
