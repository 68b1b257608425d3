import { SHARE_PASS_FOR } from '#src/contract/share/share.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import { decodeBase64Url, encodeBase32 } from '#src/server/platform/encoding.ts'
import type { Keys } from '#src/server/platform/keys.ts'

type Signed = Readonly<Pick<Keys, 'share-link' | 'share-pin' | 'share-pass'>>

/** 160 bits derived from the link's id, so that a new link's address can be shown again although only a digest is stored. */
export const secretOf = (keys: Signed, id: string): string => encodeBase32(decodeBase64Url(keys['share-link'].sign(id)))

export const hashPin = (keys: Signed, id: string, pin: string): string => keys['share-pin'].sign(`${id} ${pin}`)

type Passed = { id: string; pinHash: string; now: number }

const signPass = (keys: Signed, id: string, pinHash: string, until: string): string =>
  keys['share-pass'].sign(`${id} ${pinHash} ${until}`)

/** The pass of a browser that entered the PIN. */
export function createPass(keys: Signed, { id, pinHash, now }: Passed): string {
  const until = String(now + SHARE_PASS_FOR)
  return `${until}.${signPass(keys, id, pinHash, until)}`
}

export function isPass(keys: Signed, pass: string | undefined, { id, pinHash, now }: Passed): boolean {
  const [until = '', signature = ''] = (pass ?? '').split('.')
  return isSameText(signPass(keys, id, pinHash, until), signature) && Number(until) > now
}
