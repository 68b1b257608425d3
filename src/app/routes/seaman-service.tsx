export { notFoundPage as default } from '../features/section/not-found-page.ts'
