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
 * The 256 bits that a link carries. They are derived when the mail is written, so that neither the outbox nor the queue ever
 * holds them: with the database alone no one opens anything.
 */
export const deriveSecret = ({ keys }: Needs<'keys'>, linkId: string): string => keys['mailed-link'].sign(linkId)

type NewLink = { account: Pick<AccountRow, 'id'>; purpose: LinkPurpose; email: string }

/** A link for the batch of its cause, to be mailed by its id. */
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

/** The link that this secret opens. Throws `link-expired` for whatever opens none; guessing is slowed down by network. */
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

/** Deletes links whose time is over. */
export async function sweepLinks({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteDeadLinks(db, clock())
}
