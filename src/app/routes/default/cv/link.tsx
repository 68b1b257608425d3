export { sharedCvPage as default } from '#src/app/features/work/share/shared-cv-page.tsx'
