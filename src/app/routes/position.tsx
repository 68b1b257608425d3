export { positionPage as default } from '../features/section/position-page.tsx'
