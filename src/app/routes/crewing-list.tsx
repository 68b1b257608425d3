export { crewingListPage as default } from '../features/section/crewing-list-page.tsx'
