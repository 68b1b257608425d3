export { printPage as default } from '#src/app/features/cv-out/print-page.tsx'
