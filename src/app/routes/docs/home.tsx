export { docsHomePage as default } from '#src/app/features/exchange/help/docs-home.tsx'
