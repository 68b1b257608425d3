import type { Services } from '#src/server/platform/services.ts'

/** A rendered mail of the stream `subscribed`. */
export type LetterMail = {
  subject: string
  text: string
  html: string
  /** The one-click unsubscribe address (RFC 8058). */
  stopAt: string
  attachments?: readonly { name: string; type: string; body: Uint8Array }[]
}

/** One letter to one address. `scope`: whose suppression list applies. */
export type Letter = { id: string; to: string; scope: string; source: string; mail: LetterMail }

/** `unknown`: the provider was called, and its answer is not known. `later`: the provider was not called. */
export type LetterOutcome = { state: 'sent' | 'suppressed' | 'unknown' } | { state: 'later'; retryAt: number }

/**
 * Sends a letter once for its id. A second call with the same id sends nothing and returns the outcome of the first; `unknown` if the first did
 * not end. After `later` the same id may be sent.
 */
export type SendLetter = (services: Services, letter: Letter) => Promise<LetterOutcome>

/** What a provider reports of a letter afterwards, in any order and repeatedly; `at` in UTC ms. */
export type LetterEvent = {
  letterId: string
  event: 'delivered' | 'bounced' | 'complained' | 'rejected' | 'suppressed'
  at: number
}

/** Receives the events of the letters that a domain sent as `source`. */
export type LetterEvents = { source: string; on: (services: Services, event: LetterEvent) => Promise<void> }

export const LETTER_SOURCE = 'mailing'
