export { docsHomePage as default } from '#src/app/features/docs/docs-home.tsx'
