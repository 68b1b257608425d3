import { hkdfSync } from 'node:crypto'
import { isSameText, signText } from './crypto.ts'

/**
 * What is signed with a key of its own. The names go into the keys: another name makes void what was signed for the purpose. `share-link`
 * makes the secret of a link to a CV, `share-pin` what is kept of its PIN, `share-pass` lets in who gave it, `unsubscribe` stops mails for
 * anyone who has one, `one-act` makes the secret of a link to one act, `viewer` keeps apart who looked at a seafarer without saying who,
 * `stranger-address` what is kept of an address without an account. `file-key` signs nothing that is shown: it makes what the keys of private
 * files are sealed with.
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
] as const

export type Purpose = (typeof PURPOSES)[number]

export type Key = {
  /** 256 bits that no one without the secret can make for this text. */
  sign: (text: string) => string
}

/** The mark of a browser is for the edge, so its key is a secret that both Workers have, and not derived. */
export type Keys = Record<Purpose | 'device-mark', Key>

const KEY_BYTES = 32

function deriveKey(secret: string, purpose: Purpose): Key {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return { sign: (text) => signText(key, text) }
}

/** Made once per isolate. */
export const createKeys = ({ secret, deviceKey }: { secret: string; deviceKey: string }): Keys => ({
  ...(Object.fromEntries(PURPOSES.map((purpose) => [purpose, deriveKey(secret, purpose)])) as Record<Purpose, Key>),
  'device-mark': { sign: (text) => signText(deviceKey, text) },
})

/** Whether someone who has the secret signed this text for the purpose of this key. */
export const isSigned = (key: Key, text: string, signature: string): boolean => isSameText(key.sign(text), signature)
