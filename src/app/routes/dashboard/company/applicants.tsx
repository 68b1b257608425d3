export { applicantsPage as default } from '#src/app/features/work/application/applicants/applicants-page.ts'
