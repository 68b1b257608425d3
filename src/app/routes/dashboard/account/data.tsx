export { dataPage as default } from '#src/app/features/account/data-page.tsx'
