import { hkdfSync } from 'node:crypto'
import { isSameText, signText } from './crypto.ts'

/**
 * Purposes of signatures; each has a derived key. The key depends on the name, so renaming a purpose voids its signatures. `share-link`:
 * secret of a link to a CV. `share-pin`: stored digest of its PIN. `share-pass`: pass for a correct PIN. `unsubscribe`: link that stops mails.
 * `one-act`: secret of a link to one act. `viewer`: pseudonym of a profile viewer. `stranger-address`: stored digest of an address without an
 * account. `mail-address`: stored digest of the recipient of a letter. `team-invitation`: secret of an invitation to a team.
 * `mailing-address`: link that confirms an address for mailings. `mailing-review`: id of the page on which an agency reads a CV. `bonus-person`: stored
 * digest of a verified person who was rewarded. `promo-person`: the same of one who used the discount of the first order. `file-key`
 * signs nothing public: it derives the secrets that seal the keys of private files.
 */
export const PURPOSES = [
  'form-token',
  'mailed-link',
  'device-seal',
  'copy-link',
  'copy-file',
  'social-verifier',
  'social-nonce',
  'file-key',
  'share-link',
  'share-pin',
  'share-pass',
  'unsubscribe',
  'one-act',
  'viewer',
  'stranger-address',
  'mail-address',
  'team-invitation',
  'mailing-address',
  'mailing-review',
  'bonus-person',
  'promo-person',
] as const

export type Purpose = (typeof PURPOSES)[number]

export type Key = {
  /** Returns 256 bits that nobody without the secret can compute for this text. */
  sign: (text: string) => string
}

/** The edge signs the mark of a browser, so its key is a secret of both Workers and not derived. */
export type Keys = Record<Purpose | 'device-mark', Key>

const KEY_BYTES = 32

function deriveKey(secret: string, purpose: Purpose): Key {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return { sign: (text) => signText(key, text) }
}

/** Created once per isolate. */
export const createKeys = ({ secret, deviceKey }: { secret: string; deviceKey: string }): Keys => ({
  ...(Object.fromEntries(PURPOSES.map((purpose) => [purpose, deriveKey(secret, purpose)])) as Record<Purpose, Key>),
  'device-mark': { sign: (text) => signText(deviceKey, text) },
})

/** Whether the text was signed with this key. */
export const isSigned = (key: Key, text: string, signature: string): boolean => isSameText(key.sign(text), signature)
