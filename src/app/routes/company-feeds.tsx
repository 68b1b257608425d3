export { feedListPage as default } from '../features/feed/list-page.ts'
