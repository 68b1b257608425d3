export { fleetPage as default } from '#src/app/features/fleet/fleet-page.tsx'
