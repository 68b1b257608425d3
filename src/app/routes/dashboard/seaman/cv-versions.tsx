export { versionsPage as default } from '#src/app/features/people/seaman/cv/versions/versions-page.tsx'
