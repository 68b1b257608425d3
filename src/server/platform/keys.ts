import { hkdfSync } from 'node:crypto'
import { isSameText, signText } from './crypto.ts'
import { signOld } from './old-signatures.ts'

/** What is signed with a key of its own. The names go into the keys: another name makes void what was signed for the purpose. */
export const PURPOSES = [
  'form-token',
  'mailed-link',
  'device-seal',
  'copy-link',
  'copy-file',
  'social-verifier',
  'social-nonce',
] as const

export type Purpose = (typeof PURPOSES)[number]

export type Key = {
  /** 256 bits that nobody without the secret can make for this text. */
  sign: (text: string) => string
  /** Every signature that is good for this text now: first the one that `sign` makes, then the one of before, while it lasts. */
  signatures: (text: string, now: number) => readonly string[]
}

/** Purposes that nothing was signed for in the old way. `share-link` makes the secret of a link to a CV, `share-pin` what is kept of its PIN, `share-pass` lets in who gave it, `unsubscribe` stops mails for whoever has one, `one-act` makes the secret of a link to one act, `viewer` keeps apart who looked at a seafarer without saying who, `stranger-address` what is kept of an address without an account. */
export const NEW_PURPOSES = [
  'file-key',
  'share-link',
  'share-pin',
  'share-pass',
  'unsubscribe',
  'one-act',
  'viewer',
  'stranger-address',
] as const

/**
 * The mark of a browser is for the edge, so its key is a secret that both Workers have, and not derived. `file-key` signs nothing that is shown:
 * it makes what the keys of private files are sealed with.
 */
export type Keys = Record<Purpose, Key> & Record<'device-mark' | (typeof NEW_PURPOSES)[number], Pick<Key, 'sign'>>

const KEY_BYTES = 32

function deriveSign(secret: string, purpose: string): Key['sign'] {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return (text) => signText(key, text)
}

function deriveKey(secret: string, purpose: Purpose): Key {
  const sign = deriveSign(secret, purpose)
  return { sign, signatures: (text, now) => [sign(text), ...signOld(secret, purpose, text, now)] }
}

/** Made once per isolate. */
export const createKeys = ({ secret, deviceKey }: { secret: string; deviceKey: string }): Keys => ({
  ...(Object.fromEntries(PURPOSES.map((purpose) => [purpose, deriveKey(secret, purpose)])) as Record<Purpose, Key>),
  ...(Object.fromEntries(NEW_PURPOSES.map((purpose) => [purpose, { sign: deriveSign(secret, purpose) }])) as Record<
    (typeof NEW_PURPOSES)[number],
    Pick<Key, 'sign'>
  >),
  'device-mark': { sign: (text) => signText(deviceKey, text) },
})

/** Whether somebody who has the secret signed this text for the purpose of this key. */
export const isSigned = (key: Key, text: string, signature: string, now: number): boolean =>
  key.signatures(text, now).some((good) => isSameText(good, signature))
