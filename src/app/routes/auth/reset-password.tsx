export { resetPasswordPage as default } from '#src/app/features/identity/credential/reset-password.tsx'
