export { cmsPage as default } from '#src/app/features/cms/cms-page.tsx'
