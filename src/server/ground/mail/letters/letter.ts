import type { Mail } from '#src/server/platform/mail/mailer.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'

export const MAX_LETTER_ID = 64
/** Providers return the id with each event, and take no other characters. */
const ID = new RegExp(`^[\\w-]{1,${MAX_LETTER_ID}}$`)

/** A letter of the subscribed stream. */
export type Letter = {
  /** Unique: at most 64 letters of ASCII, digits, dashes and underscores. A repeated call with the same id never sends twice. */
  id: string
  to: string
  /** The organisation that receives it; null if none does. Its letters can be paused and suppressed apart from all others. */
  scope: string | null
  /** The name of the domain that sends it; its `letterEvents` are called with what becomes of it. */
  source: string
  mail: Required<Pick<Mail, 'subject' | 'text' | 'html' | 'stopAt'>> & Pick<Mail, 'attachments'>
}

/**
 * `sent`: the provider accepted it, now or in an earlier call. `suppressed`: never sent, because its address is on the list. `unknown`: it may
 * have been sent, so it is not repeated; an event may still say what became of it. `later`: nothing happened; call again at `retryAt` (UTC ms).
 */
export type LetterOutcome = { state: 'sent' | 'suppressed' | 'unknown' } | { state: 'later'; retryAt: number }

/** `sendLetter`, or what replaces it in a simulation. */
export type SendLetter = (services: Services, letter: Letter) => Promise<LetterOutcome>

/** Throws for an id that is too long or has other characters. */
export function demandLetterId(id: string): void {
  if (!ID.test(id)) throw new Error(`the id of a letter has 1 to ${MAX_LETTER_ID} letters, digits, - or _`)
}

/** The keyed digest of an address; nobody can read the address in it. */
export const digestRecipient = ({ keys }: Needs<'keys'>, address: string): string =>
  keys['mail-address'].sign(normalizeEmail(address))

/** The mail domain of an address, in lower case. */
export const mailDomainOf = (address: string): string => normalizeEmail(address).split('@').at(-1)?.toLowerCase() ?? ''
