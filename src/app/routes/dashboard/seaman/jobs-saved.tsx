export { savedPage as default } from '#src/app/features/vacancy/saved/saved-page.tsx'
