export { formatsPage as default } from '#src/app/features/account/formats-page.tsx'
