import { type Api, ApiError, ConnectionError } from '#src/contract/api.ts'
import type { PasskeyPurpose } from '#src/contract/schemas/passkey.ts'

/** Only pages on which somebody uses a passkey fetch it. */
const load = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new ConnectionError({ part: true, cause })
  })

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Whether passkeys can be offered where the e-mail address is typed. */
export const supportsAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await load()).browserSupportsWebAuthnAutofill()

/** Asks for a passkey and signs in or confirms with it. A request that still waits is aborted first: browsers allow one. */
export async function showPasskey(api: Api, purpose: PasskeyPurpose, autofill = false): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([load(), api.getPasskeyRequest(purpose)])
  await api.enterByPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }))
}

/** Makes a passkey and adds it to the account that is signed in. */
export async function makePasskey(api: Api): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([load(), api.getPasskeyCreation()])
  await api.addPasskey(await startRegistration({ optionsJSON }))
}

/** Where the part that asks did not come, nothing waits. */
export const abortPasskey = (): Promise<void> =>
  load().then(
    ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
    () => undefined,
  )

/** The message about what went wrong: the server's own words, or the id of ours. */
export function describeProblem(error: unknown): { text: string } | { id: string } {
  if (error instanceof ConnectionError) return { id: 'form.message.offline' }
  if (error instanceof ApiError) return { text: error.message }
  const known = error instanceof Error && 'code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return { id: known ? 'passkey.problem.exists' : 'passkey.problem.unused' }
}
