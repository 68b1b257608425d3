export { filesPage as default } from '#src/app/features/people/cv-file/files-page.tsx'
