import { decodeBase64Url, encodeBase32 } from '#src/server/platform/encoding.ts'
import type { Keys } from '#src/server/platform/keys.ts'

/** 160 bits derived from the question's id: the outbox contains the id, the database a digest, and only the mail the address. */
export const secretOf = (keys: Pick<Keys, 'one-act'>, id: string): string =>
  encodeBase32(decodeBase64Url(keys['one-act'].sign(id)))
