export { companyLicencePage as default } from '#src/app/features/trust/company-check/licence/licence-page.tsx'
