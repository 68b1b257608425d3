export { ownCheckPage as default } from '#src/app/features/people/verification/own-page.tsx'
