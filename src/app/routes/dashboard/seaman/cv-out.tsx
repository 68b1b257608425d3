export { filesPage as default } from '#src/app/features/cv-out/files/files-page.tsx'
