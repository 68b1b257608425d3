export { companyChecksPage as default } from '#src/app/features/trust/company-check/queue/companies-page.tsx'
