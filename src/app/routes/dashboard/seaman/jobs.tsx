export { ownApplicationsPage as default } from '#src/app/features/sent/own-applications-page.tsx'
