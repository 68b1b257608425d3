export { ownCheckPage as default } from '#src/app/features/check/own-page.tsx'
