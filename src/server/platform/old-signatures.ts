import { COPY_HOURS } from '#src/contract/rights.ts'
import { DAY, HOUR, MINUTE } from '#src/contract/time.ts'
import { hashText, signText } from './crypto.ts'

/** No server that signs in the old way runs from this day on. */
const LAST_SIGNED = Date.UTC(2027, 0, 1)

type OldWay = {
  sign: (secret: string, text: string) => string
  /** How long a signature of the last day is still good. */
  lasts: number
}

const withWord =
  (word: string): OldWay['sign'] =>
  (secret, text) =>
    signText(secret, `${word}!${text}`)

/**
 * Until November 2026 one secret signed everything, and a word before the text told the purpose. What was signed so is good until it
 * would be over anyway; the last of it on 1 January 2028. Then this goes, as decision 0021 says.
 */
export const OLD_WAYS = {
  'form-token': { sign: withWord('csrf'), lasts: 90 * DAY },
  'mailed-link': { sign: withWord('credential-link'), lasts: 7 * DAY },
  'device-seal': { sign: withWord('device'), lasts: 365 * DAY },
  'copy-link': { sign: withWord('copy'), lasts: COPY_HOURS * HOUR },
  'copy-file': { sign: (secret, id) => hashText(`${id}!${secret}`), lasts: COPY_HOURS * HOUR },
  'social-verifier': { sign: withWord('social-verifier'), lasts: 10 * MINUTE },
  'social-nonce': { sign: withWord('social-nonce'), lasts: 10 * MINUTE },
} as const satisfies Record<string, OldWay>

/** When a signature of before is good no more. */
export const oldWayEnds = (purpose: keyof typeof OLD_WAYS): number => LAST_SIGNED + OLD_WAYS[purpose].lasts

/** None once its time is over. */
export const signOld = (secret: string, purpose: keyof typeof OLD_WAYS, text: string, now: number): string[] =>
  now < oldWayEnds(purpose) ? [OLD_WAYS[purpose].sign(secret, text)] : []
