export { ownVacanciesPage as default } from '#src/app/features/work/company-desk/own-vacancies-page.ts'
