export { feedListPage as default } from '#src/app/features/exchange/feed/list-page.ts'
