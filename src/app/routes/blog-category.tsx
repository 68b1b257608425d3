export { blogCategoryPage as default } from '../features/section/blog-category-page.tsx'
