import { CSRF_PATH } from '../contract/http/constants.ts'

/** A link that is slow enough for more is as good as none. */
const PATIENCE = 8000

/** The token for the writes of anyone who is signed in now. Empty where the server is away; throws when no one is reached. */
export async function fetchToken(): Promise<string> {
  const answer = await fetch(CSRF_PATH, { credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) })
  const { csrfToken } = (await answer.json()) as { csrfToken?: string }
  return csrfToken ?? ''
}
