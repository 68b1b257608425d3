export { cvPrintPage as default } from '#src/app/features/seaman/cv-print.tsx'
