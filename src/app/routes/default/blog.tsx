export { listPage as default } from '#src/app/features/article/list-page.tsx'
