export { reportPage as default } from '#src/app/features/exchange/mailing/report/report-page.tsx'
