export { updatesPage as default } from '#src/app/features/back-office/site-update/updates-page.tsx'
