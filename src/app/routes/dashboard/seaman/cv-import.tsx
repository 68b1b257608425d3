export { importPage as default } from '#src/app/features/cv/import/import-page.tsx'
