export { verifyEmailPage as default } from '../features/auth/email-link.tsx'
