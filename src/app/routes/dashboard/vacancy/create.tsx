export { createVacancyPage as default } from '#src/app/features/work/vacancy-editor/create-page.tsx'
