export { articlePage as default } from '../features/journal/article-page.tsx'
