import { encodeBase32 } from '#src/server/platform/encoding.ts'
import type { Needs } from '#src/server/platform/services.ts'

const LENGTH = 32

/** The secret of a copy's link. It is made from a key, so that neither the database nor the mail's row holds it. */
export const createCopySecret = ({ keys }: Needs<'keys'>, exportId: string): string =>
  encodeBase32(Buffer.from(keys['copy-link'].sign(exportId), 'base64url')).slice(0, LENGTH)
