import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_APPEAL } from '#src/domain/text/text-limits.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getDetails, readCompany } from './company-details.usecases.ts'
import { insertAppeal } from './suspensions.repository.ts'

/** Appeals against the open suspension. The same text again changes nothing; throws `conflict` for another one, and without a suspension. */
export async function appealSuspension(
  services: Needs<'db' | 'clock' | 'ids'>,
  { session, origin }: { session: Session; origin: Origin },
  typed: string,
): Promise<CompanyDetails> {
  const { db, clock } = services
  const organisationId = companyOf(session)
  const { suspension } = (await readCompany(services, organisationId)).found
  const appeal = normalizeText(typed)
  const problem = appeal === '' ? { id: 'company-check.field.appeal' } : checkText(appeal, MAX_APPEAL)
  if (problem) throw createFieldFailure('appeal', { text: problem })
  if (suspension?.appeal === appeal) return getDetails(services, organisationId)
  if (!suspension || suspension.appealedAt !== null) throw new Failure('conflict')
  const { accountId } = session
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'suspension-appealed'),
      ...insertAppeal(db, { id: suspension.id, organisationId, appeal, appealedBy: accountId, now: clock() }),
      createSecurityEvent(services, { kind: 'suspension-appealed', accountId, origin }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getDetails(services, organisationId)
}
