export { dataPage as default } from '../features/account/data-page.tsx'
