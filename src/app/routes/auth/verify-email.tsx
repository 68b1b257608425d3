export { verifyEmailPage as default } from '#src/app/features/identity/credential/email-link.tsx'
