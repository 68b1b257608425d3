import type { LocaleCode } from '#src/domain/locales.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Session } from '../session/session.ts'
import { forgetSource, insertConsent } from './consents.repository.ts'

/** For the batch that creates an account: records the accepted terms and the privacy notice. */
export function recordAgreements(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  account: { id: string; language: LocaleCode },
): Statement[] {
  const now = clock()
  return (['terms', 'privacy'] as const).map((kind) =>
    insertConsent(db, { id: ids.key(now), accountId: account.id, kind, given: true, createdAt: now }, account.language),
  )
}

/** Deletes the stored source of the registration. Idempotent. */
export async function withdrawSource(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
): Promise<void> {
  const { accountId, user } = session
  const now = clock()
  const consent = { id: ids.key(now), accountId, kind: 'source' as const, given: false, createdAt: now }
  await runBatch(db, [...forgetSource(db, accountId), insertConsent(db, consent, user.language)])
}
