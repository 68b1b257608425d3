export { checkSeamanPage as default } from '#src/app/features/check/seaman-page.tsx'
