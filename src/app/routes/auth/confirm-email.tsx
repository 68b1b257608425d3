export { confirmEmailPage as default } from '#src/app/features/auth/email-link.tsx'
