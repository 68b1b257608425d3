export { statisticsPage as default } from '#src/app/features/work/statistics/statistics-page.ts'
