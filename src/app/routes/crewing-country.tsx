export { crewingCountryPage as default } from '../features/section/crewing-country-page.tsx'
