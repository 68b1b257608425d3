import type { LocaleCode } from '#src/domain/locales.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Session } from '../session/session.ts'
import { forgetSource, insertConsent } from './consents.repository.ts'

/** For the batch that makes an account: anyone who makes one has agreed to the terms and was told what happens to their data. */
export function recordAgreements(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  account: { id: string; language: LocaleCode },
): Statement[] {
  const now = clock()
  return (['terms', 'privacy'] as const).map((kind) =>
    insertConsent(db, { id: ids.key(now), accountId: account.id, kind, given: true, createdAt: now }, account.language),
  )
}

/** The person no longer wants us to remember how they came here; harmless when nothing is remembered. */
export async function withdrawSource(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
): Promise<void> {
  const { accountId, user } = session
  const now = clock()
  const consent = { id: ids.key(now), accountId, kind: 'source' as const, given: false, createdAt: now }
  await runBatch(db, [...forgetSource(db, accountId), insertConsent(db, consent, user.language)])
}
