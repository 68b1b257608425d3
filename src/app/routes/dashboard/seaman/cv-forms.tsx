export { chooseFormPage as default } from '#src/app/features/agency-form/seaman/choose-page.tsx'
