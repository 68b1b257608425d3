export { chooseFormPage as default } from '#src/app/features/work/agency-form/seaman/choose-page.tsx'
