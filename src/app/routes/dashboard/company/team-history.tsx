export { historyPage as default } from '#src/app/features/people/organisation/history-page.tsx'
