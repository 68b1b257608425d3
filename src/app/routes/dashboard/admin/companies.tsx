export { companyChecksPage as default } from '#src/app/features/company-queue/companies-page.tsx'
