export { cvPrintPage as default } from '../features/seaman/cv-print.tsx'
