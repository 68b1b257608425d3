import type { LocaleCode } from '../../../contract/locales.ts'
import type { Statement } from '../../platform/database.ts'
import type { Services } from '../../platform/services.ts'
import { insertConsent } from './consents.repository.ts'

/** For the batch that makes an account: whoever makes one has agreed to the terms and was told what happens to their data. */
export function recordAgreements(
  { db, clock, ids }: Services,
  account: { id: string; language: LocaleCode },
): Statement[] {
  const now = clock()
  return (['terms', 'privacy'] as const).map((kind) =>
    insertConsent(db, { id: ids.key(now), accountId: account.id, kind, given: true, createdAt: now }, account.language),
  )
}
