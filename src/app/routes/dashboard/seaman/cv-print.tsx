export { printPage as default } from '#src/app/features/people/cv-file/print-page.tsx'
