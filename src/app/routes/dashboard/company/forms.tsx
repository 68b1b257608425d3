export { companyFormsPage as default } from '#src/app/features/work/agency-form/company/forms-page.tsx'
