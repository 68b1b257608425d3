export { articlePage as default } from '../features/article/article-page.tsx'
