export { securityPage as default } from '../features/account/security-page.tsx'
