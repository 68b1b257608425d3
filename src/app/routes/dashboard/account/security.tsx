export { securityPage as default } from '#src/app/features/account/security-page.tsx'
