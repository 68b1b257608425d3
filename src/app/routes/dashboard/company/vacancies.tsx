export { ownVacanciesPage as default } from '#src/app/features/company/own-vacancies-page.ts'
