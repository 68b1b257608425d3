export { securityPage as default } from '#src/app/features/identity/account/security-page.tsx'
