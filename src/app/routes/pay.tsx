export { payPage as default } from '../features/section/pay-page.tsx'
