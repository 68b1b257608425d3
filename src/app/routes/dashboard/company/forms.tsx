export { companyFormsPage as default } from '#src/app/features/agency-form/company/forms-page.tsx'
