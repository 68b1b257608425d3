export { formatsPage as default } from '#src/app/features/people/setting/formats-page.tsx'
