import type { Call } from '../http/call.ts'
import type { AddressInput, LinkInput, NewPassword, PasswordReset } from './schemas.ts'

/** Passwords, addresses and the links that were mailed for them. */
export const createCredentialApi = (call: Call) => ({
  getCredentials: () => call('GET /server/security/credentials'),
  forgotPassword: (body: AddressInput) => call('POST /server/security/auth/forgot', { body }),
  resetPassword: (body: PasswordReset) => call('POST /server/security/auth/reset', { body }),
  changePassword: (body: NewPassword) => call('PUT /server/security/password', { body }),
  changeEmail: (body: AddressInput) => call('PUT /server/security/email', { body }),
  confirmEmail: (body: LinkInput) => call('POST /server/security/email/confirmation', { body }),
  undoEmail: (body: LinkInput) => call('POST /server/security/email/undoing', { body }),
  verifyEmail: (body: LinkInput) => call('POST /server/security/email/verification', { body }),
  resendVerification: () => call('POST /server/security/email/resending'),
})
