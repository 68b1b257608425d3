export { searchesPage as default } from '#src/app/features/vacancy/saved/searches-page.tsx'
