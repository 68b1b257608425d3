export { suppressionsPage as default } from '#src/app/features/back-office/mailing-desk/suppressions-page.tsx'
