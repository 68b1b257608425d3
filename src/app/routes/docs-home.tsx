export { docsHomePage as default } from '../features/docs/docs-home.tsx'
