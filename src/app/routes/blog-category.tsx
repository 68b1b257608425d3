export { listPage as default } from '../features/journal/list-page.tsx'
