import * as oauth from 'oauth4webapi'
import type { SocialFailure } from '#src/contract/social/social.ts'

/** A failed return with a message to the person. */
export class SocialError extends Error {
  readonly outcome: SocialFailure

  constructor(outcome: SocialFailure) {
    super(outcome)
    this.name = 'SocialError'
    this.outcome = outcome
  }
}

const CANCELLED = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])
const BUSY = new Set(['server_error', 'temporarily_unavailable'])
/** Broken answers, as opposed to rejections. */
const NO_ANSWER = new Set<unknown>([oauth.RESPONSE_IS_NOT_CONFORM, oauth.RESPONSE_IS_NOT_JSON, oauth.PARSE_ERROR])

/** Returns the failure that is shown to the person for any error of the provider or the connection. */
export function outcomeOf(error: unknown): SocialFailure {
  if (error instanceof SocialError) return error.outcome
  if (error instanceof oauth.AuthorizationResponseError) {
    if (CANCELLED.has(error.error)) return 'cancelled'
    return BUSY.has(error.error) ? 'unavailable' : 'refused'
  }
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.WWWAuthenticateChallengeError) return 'refused'
  if (error instanceof oauth.OperationProcessingError) return NO_ANSWER.has(error.code) ? 'unavailable' : 'refused'
  if (error instanceof oauth.UnsupportedOperationError) return 'refused'
  return 'unavailable'
}

/** Describes an error for operators, without the tokens and claims in it. */
export const describeSocialError = (error: unknown): string => {
  const { name, code, error: reason } = error as { name?: string; code?: string; error?: string }
  return [name, code, reason].filter(Boolean).join(' ')
}
