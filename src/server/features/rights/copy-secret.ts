import { hashText } from '#src/server/platform/crypto.ts'
import { encodeBase32 } from '#src/server/platform/encoding.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ExportRow } from './exports.repository.ts'

const LENGTH = 32

const shorten = (signature: string): string => encodeBase32(Buffer.from(signature, 'base64url')).slice(0, LENGTH)

/** The secret of a copy's link. It is made from a key, so that neither the database nor the mail's row holds it. */
export const createCopySecret = ({ keys }: Needs<'keys'>, exportId: string): string =>
  shorten(keys['copy-link'].sign(exportId))

/** The secret of a copy that is ready, for its mail. */
export const findCopySecret = (
  { keys, clock }: Needs<'clock' | 'keys'>,
  { id, secretHash }: ExportRow,
): string | undefined =>
  keys['copy-link']
    .signatures(id, clock())
    .map(shorten)
    .find((secret) => hashText(secret) === secretHash)
