export { checkSeamanPage as default } from '#src/app/features/people/verification/seaman-page.tsx'
