export { dataPage as default } from '#src/app/features/trust/data-right/data-page.tsx'
