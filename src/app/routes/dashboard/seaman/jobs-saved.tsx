export { savedPage as default } from '#src/app/features/work/saved/saved-page.tsx'
