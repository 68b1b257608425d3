export { formatsPage as default } from '../features/account/formats-page.tsx'
