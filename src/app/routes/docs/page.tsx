export { docsPage as default } from '#src/app/features/docs/docs-page.tsx'
