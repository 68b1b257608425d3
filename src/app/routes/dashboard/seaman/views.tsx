export { viewsPage as default } from '#src/app/features/work/profile-view/views-page.tsx'
