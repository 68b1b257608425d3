export { positionVesselPage as default } from '../features/section/position-vessel-page.tsx'
