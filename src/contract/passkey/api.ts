import type { Call } from '../http/call.ts'
import type { PasskeyAssertion, PasskeyPurpose, PasskeyRegistration } from './schemas.ts'

/** Signing in by passkey, the account's passkeys, and two-step sign-in. */
export const createPasskeyApi = (call: Call) => ({
  getPasskeyCreation: () => call('GET /server/webauthn/register/options'),
  addPasskey: (body: PasskeyRegistration) => call('POST /server/webauthn/register/verify', { body }),
  getPasskeyRequest: (purpose: PasskeyPurpose) =>
    call('GET /server/webauthn/authenticate/options', { query: { purpose } }),
  enterByPasskey: (body: PasskeyAssertion) => call('POST /server/webauthn/authenticate/verify', { body }),
  findPasskeys: () => call('GET /server/passkey'),
  renamePasskey: (id: string, name: string) => call('PUT /server/passkey/{id}', { params: { id }, body: { name } }),
  removePasskey: (id: string) => call('POST /server/passkey/{id}/removal', { params: { id } }),
  setTwoStep: (on: boolean) => call('PUT /server/two-step', { body: { on } }),
})
