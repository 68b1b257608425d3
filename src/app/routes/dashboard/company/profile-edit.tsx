export { companyDetailsPage as default } from '#src/app/features/trust/company-check/details/details-page.tsx'
