export { comparePage as default } from '#src/app/features/vacancy/compare/compare-page.tsx'
