export { fleetPage as default } from '#src/app/features/people/ship/fleet-page.tsx'
