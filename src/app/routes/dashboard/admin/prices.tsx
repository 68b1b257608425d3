export { pricesPage as default } from '#src/app/features/back-office/vocabulary/vocabularies-page.tsx'
