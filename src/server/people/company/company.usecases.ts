import type { CompanyCreation } from '#src/contract/account/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { chooseRole } from '#src/server/identity/role-choice/role-choice.usecases.ts'
import type { OpenedSession } from '#src/server/identity/session/answer-session.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isUniqueViolation } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFreeSlug, insertCompany } from './company.repository.ts'
import { checkCompany, createSlug, normalizeCompany } from './company.rules.ts'

const SLUG_TRIES = 3

/** Makes the short profile of a company, not verified yet; the account becomes a company's. */
export async function createCompany(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  input: CompanyCreation,
): Promise<OpenedSession> {
  const { db, clock, ids } = services
  const company = normalizeCompany(input.profileCompany)
  const problems = checkCompany(company)
  if (Object.keys(problems).length > 0) throw createFieldFailure('company', problems)
  const now = clock()
  const row = { id: ids.key(now), ...company, createdAt: now, updatedAt: now }
  for (let turn = 0; turn < SLUG_TRIES; turn += 1) {
    const slug = await findFreeSlug(db, createSlug(company.name))
    try {
      return await chooseRole(
        services,
        session,
        caller,
        'company',
        insertCompany(db, { ...row, slug }, session.accountId),
      )
    } catch (error) {
      // Another company of the same name was faster: the next number is free.
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new Failure('conflict')
}
