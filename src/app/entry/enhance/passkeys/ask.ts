import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError, ConnectionError } from '#src/contract/http/api-error.ts'
import type { PasskeyList, PasskeyPurpose } from '#src/contract/passkey/schemas.ts'
import { continueFrom } from './continue-from.ts'
import { createPagePasskeys } from './page-api.ts'

/** A challenge is valid for five minutes; a page may be open longer. */
const RENEWAL = 4 * 60_000

/** While the button is active nothing is offered: a new request aborts the previous one. */
let isPressed = false

/** Uses or creates a passkey, as the button says. Aborts a pending request: browsers allow one. */
async function ask(place: HTMLElement, useBrowserAutofill = false): Promise<PasskeyList | undefined> {
  const api = createPagePasskeys(place)
  if (place.dataset.passkey === 'add') {
    const added = await api.addPasskey(await startRegistration({ optionsJSON: await api.getPasskeyCreation() }))
    return added.passkeys
  }
  const optionsJSON = await api.getPasskeyRequest(place.dataset.passkey as PasskeyPurpose)
  if (useBrowserAutofill && isPressed) throw new Error('The button was pressed')
  await api.enterByPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill }))
  return undefined
}

/** Returns the error in the words of the page or the server. */
function describeProblem(error: unknown, { offline, exists, unused }: DOMStringMap): string | undefined {
  if (error instanceof ConnectionError) return offline
  if (error instanceof ApiError) return error.message
  const known = error instanceof Error && 'code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return known ? exists : unused
}

/** Runs one ceremony at a time. If autofill was offered before, it is offered again after a failure. */
export async function press(
  place: HTMLElement,
  showProblem: (place: HTMLElement, words: string) => Promise<void>,
): Promise<void> {
  const button = place.querySelector('button')
  if (!button || button.ariaDisabled === 'true') return
  const words = button.textContent
  isPressed = true
  button.setAttribute('aria-disabled', 'true')
  button.textContent = place.dataset.pending ?? ''
  place.querySelector('[data-answer]')?.remove()
  try {
    return continueFrom(place, await ask(place))
  } catch (error) {
    isPressed = false
    await showProblem(place, describeProblem(error, place.dataset) ?? '')
    if (offered) void wait(place)
  } finally {
    isPressed = false
    button.removeAttribute('aria-disabled')
    button.textContent = words
  }
}

let offered = false

async function wait(place: HTMLElement): Promise<void> {
  try {
    await ask(place, true)
  } catch {
    // Aborted, declined or rejected: the form and the button remain.
    return
  }
  continueFrom(place)
}

/** Keeps one autofill request pending while the page is open, and renews it before its challenge expires. */
export function offer(place: HTMLElement): void {
  offered = true
  void wait(place)
  setInterval(() => void wait(place), RENEWAL)
}
