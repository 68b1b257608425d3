export { companyDetailsPage as default } from '#src/app/features/company-details/details-page.tsx'
