export { applicantsPage as default } from '../features/company/applicants-page.ts'
