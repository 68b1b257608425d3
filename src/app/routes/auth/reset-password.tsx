export { resetPasswordPage as default } from '#src/app/features/auth/reset-password.tsx'
