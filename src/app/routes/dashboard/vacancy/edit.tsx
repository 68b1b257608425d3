export { editVacancyPage as default } from '#src/app/features/vacancy-editor/edit-page.tsx'
