export { articlePage as default } from '#src/app/features/article/article-page.tsx'
