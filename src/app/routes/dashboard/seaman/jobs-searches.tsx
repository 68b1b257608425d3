export { searchesPage as default } from '#src/app/features/work/saved/searches-page.tsx'
