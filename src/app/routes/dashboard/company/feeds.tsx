export { feedListPage as default } from '#src/app/features/feed/list-page.ts'
