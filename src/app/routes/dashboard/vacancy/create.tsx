export { createVacancyPage as default } from '#src/app/features/vacancy-editor/create-page.tsx'
