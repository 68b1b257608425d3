export { reportsPage as default } from '#src/app/features/report-queue/reports-page.tsx'
