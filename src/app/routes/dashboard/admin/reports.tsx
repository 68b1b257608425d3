export { reportsPage as default } from '#src/app/features/trust/report/queue/reports-page.tsx'
