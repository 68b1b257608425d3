export { cvPrintPage as default } from '#src/app/features/cv/cv-print.tsx'
