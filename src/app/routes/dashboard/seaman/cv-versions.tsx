export { versionsPage as default } from '#src/app/features/cv/versions/versions-page.tsx'
