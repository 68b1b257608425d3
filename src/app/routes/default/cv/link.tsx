export { sharedCvPage as default } from '#src/app/features/cv-out/share/shared-cv-page.tsx'
