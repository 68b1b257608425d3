export { verifyEmailPage as default } from '#src/app/features/auth/email-link.tsx'
