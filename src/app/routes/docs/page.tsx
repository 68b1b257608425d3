export { docsPage as default } from '#src/app/features/exchange/help/docs-page.tsx'
