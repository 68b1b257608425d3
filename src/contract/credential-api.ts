import type { Transport } from './api.ts'
import type { AddressInput, LinkInput, NewPassword, OwnCredentials, PasswordReset } from './schemas/credentials.ts'
import type { SessionUser } from './session.ts'

type Calls = {
  get: <T>(path: string) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  send: Transport
}

type Done = { done: true }

/** Passwords, addresses and the links that were mailed for them. */
export const createCredentialApi = ({ get, post, send }: Calls) => ({
  getCredentials: () => get<OwnCredentials>('/server/security/credentials'),
  forgotPassword: (body: AddressInput) => post<Done>('/server/security/auth/forgot', body),
  resetPassword: (body: PasswordReset) => post<Done>('/server/security/auth/reset', body),
  changePassword: (body: NewPassword) =>
    send({ method: 'PUT', path: '/server/security/password', body }) as Promise<SessionUser>,
  changeEmail: (body: AddressInput) => send({ method: 'PUT', path: '/server/security/email', body }) as Promise<Done>,
  confirmEmail: (body: LinkInput) => post<Done>('/server/security/email/confirmation', body),
  undoEmail: (body: LinkInput) => post<Done>('/server/security/email/undoing', body),
  verifyEmail: (body: LinkInput) => post<Done>('/server/security/email/verification', body),
  resendVerification: () => post<Done>('/server/security/email/resending'),
})
