export { cmsPage as default } from '../features/cms/cms-page.tsx'
