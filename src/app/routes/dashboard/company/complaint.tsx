export { complaintPage as default } from '#src/app/features/trust/report/complaint/complaint-page.tsx'
