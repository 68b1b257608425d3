export { adminVacanciesPage as default } from '#src/app/features/back-office/moderation/vacancies-page.tsx'
