export { complaintsPage as default } from '#src/app/features/trust/report/complaint/complaints-page.tsx'
