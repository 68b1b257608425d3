import { DAY, MINUTE } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { deleteDeadLinks, findLiveLink, insertLink } from './credential.repository.ts'
import type { LinkPurpose, LinkRow } from './credential.tables.ts'

const LIFETIMES: Record<LinkPurpose, number> = {
  'verify-email': 7 * DAY,
  'reset-password': 30 * MINUTE,
  'change-email': DAY,
  'undo-email': 3 * DAY,
}

/**
 * Returns the 256-bit secret of a link. It is derived when the mail is written, so that neither outbox nor queue contain it: the database
 * alone opens nothing.
 */
export const deriveSecret = ({ keys }: Needs<'keys'>, linkId: string): string => keys['mailed-link'].sign(linkId)

type NewLink = { account: Pick<AccountRow, 'id'>; purpose: LinkPurpose; email: string }

/** Returns a link for the batch of its cause, to be mailed by its id. */
export function createLink(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  { account, purpose, email }: NewLink,
): { id: string; statement: Statement } {
  const now = services.clock()
  const id = services.ids.publicId()
  const row: LinkRow = {
    id,
    accountId: account.id,
    purpose,
    email,
    secretHash: hashText(deriveSecret(services, id)),
    createdAt: now,
    expiresAt: now + LIFETIMES[purpose],
  }
  return { id, statement: insertLink(services.db, row) }
}

/** Returns the link of a secret. Throws `link-expired` if there is none; attempts are limited by network. */
export async function openLink(
  services: Needs<'db' | 'clock' | 'limiter'>,
  purpose: LinkPurpose,
  secret: string,
  address: string,
) {
  const { db, clock, limiter } = services
  const attempt = await limiter.take('link-address', address, clock())
  const found = await findLiveLink(db, purpose, hashText(secret), clock())
  if (!found) throw new Failure('link-expired')
  await attempt.forgive()
  return found
}

/** Deletes expired links. */
export async function sweepLinks({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteDeadLinks(db, clock())
}
