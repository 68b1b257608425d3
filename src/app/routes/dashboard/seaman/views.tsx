export { viewsPage as default } from '#src/app/features/views/views-page.tsx'
