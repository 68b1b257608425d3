export { confirmEmailPage as default } from '../features/auth/email-link.tsx'
