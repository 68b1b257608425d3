export { ownApplicationsPage as default } from '#src/app/features/work/application/own-applications-page.tsx'
