export { fleetPage as default } from '../features/section/fleet-page.tsx'
