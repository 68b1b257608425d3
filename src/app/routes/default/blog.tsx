export { listPage as default } from '#src/app/features/exchange/article/list-page.tsx'
