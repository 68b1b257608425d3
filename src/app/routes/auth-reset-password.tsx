export { resetPasswordPage as default } from '../features/auth/reset-password.tsx'
