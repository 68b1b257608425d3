export { updatePage as default } from '#src/app/features/back-office/site-update/update-page.tsx'
