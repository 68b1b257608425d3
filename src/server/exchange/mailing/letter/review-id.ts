import { Buffer } from 'node:buffer'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** A row of a mailing. */
export type RowKey = { mailingId: string; organisationId: string }

/**
 * Returns the id of the review page of a row: a keyed hash in the form of a UUIDv4, always the same. Only its hash is stored, so nobody can
 * derive an address from the database.
 */
export function createReviewId({ keys }: Needs<'keys'>, { mailingId, organisationId }: RowKey): string {
  const bytes = Buffer.from(keys['mailing-review'].sign(`${mailingId} ${organisationId}`), 'base64url').subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const hashReviewId = (id: string): string => hashText(`review ${id}`)
