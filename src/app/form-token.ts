import { CSRF_PATH } from '../contract/http/constants.ts'

/** A connection that takes longer counts as lost. */
const PATIENCE = 8000

/** Returns the CSRF token of the current session. Empty if the server is unavailable; throws without a connection. */
export async function fetchToken(): Promise<string> {
  const answer = await fetch(CSRF_PATH, { credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) })
  const { csrfToken } = (await answer.json()) as { csrfToken?: string }
  return csrfToken ?? ''
}
