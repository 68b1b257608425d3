export { applicantsPage as default } from '#src/app/features/company/applicants-page.ts'
