export { crewingAgencyPage as default } from '../features/section/crewing-agency-page.tsx'
