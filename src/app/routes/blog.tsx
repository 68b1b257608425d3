export { listPage as default } from '../features/article/list-page.tsx'
