export { recoveriesPage as default } from '#src/app/features/back-office/proposal/recoveries-page.tsx'
