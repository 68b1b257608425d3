export { comparePage as default } from '#src/app/features/work/vacancy-search/compare/compare-page.tsx'
