export { importPage as default } from '#src/app/features/people/seaman/cv/import/import-page.tsx'
