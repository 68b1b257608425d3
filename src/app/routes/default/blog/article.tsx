export { articlePage as default } from '#src/app/features/exchange/article/article-page.tsx'
