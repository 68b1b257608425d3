import type { AdminCompany, LineCheck } from '#src/contract/company-check/admin-schemas.ts'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CHECK_NOTE } from '#src/domain/text/text-limits.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { type Actor, getAdminCompany } from './admin-companies.usecases.ts'
import { demandSameCompany, mayBeCompared } from './company-details.repository.ts'
import { readCompany } from './company-details.usecases.ts'
import type { Deciding } from './decided-company.ts'
import { keepLine } from './licence-lines.repository.ts'

function readDiffers({ state, differs }: LineCheck): string | null {
  if (state === 'agrees') return null
  const text = normalizeText(differs ?? '')
  const problem = text === '' ? { id: 'company-check.field.differs' } : checkText(text, MAX_CHECK_NOTE)
  if (problem) throw createFieldFailure('line', { differs: problem })
  return text
}

/** Keeps what an admin found in one line of a licence. Throws `conflict` if the company was edited or decided on since it was read. */
export async function checkLine(
  services: Deciding,
  { session }: Actor,
  companyId: string,
  check: LineCheck,
): Promise<AdminCompany> {
  const { db, clock } = services
  const { found } = await readCompany(services, companyId)
  const { company, account } = found
  const differs = readDiffers(check)
  const value = company[check.line]
  if (company.checkVersion !== check.version || value === null || !mayBeCompared(found)) throw new Failure('conflict')
  const { line, state } = check
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.companies),
      ...demandSameCompany(db, company),
      keepLine(db, {
        ...{ organisationId: companyId, line, value, differs },
        ...{ checkedBy: session.accountId, checkedAt: clock() },
      }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'licence-line-checked',
        object: { kind: 'company', id: companyId },
        accountId: account.id,
        organisationId: companyId,
        reason: differs,
        after: { 'licence.line': line, 'licence.lineState': state },
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getAdminCompany(services, companyId)
}
