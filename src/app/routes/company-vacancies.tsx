export { ownVacanciesPage as default } from '../features/company/own-vacancies-page.ts'
