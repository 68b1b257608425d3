export { docsPage as default } from '../features/docs/docs-page.tsx'
