import type { CompanyDetails, LicenceInput } from '#src/contract/company-check/schemas.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { askForCheck, demandSameCompany, stateOf, updateCompany } from './company-details.repository.ts'
import {
  describeLostMark,
  findStateWithoutMark,
  getDetails,
  listMissingParts,
  readCompany,
} from './company-details.usecases.ts'
import { checkLicence, type NormalLicence, normalizeLicence } from './licence.rules.ts'
import { createLicenceEvent } from './licence-events.repository.ts'

const FIELDS = ['country', 'licenceNumber', 'licenceIssuer', 'licenceExpires'] as const

/**
 * Saves the licence. A change removes the mark, and requests the check again if nothing is missing; the same licence changes nothing. Throws `conflict` if the company was
 * edited or decided on since it was read.
 */
export async function saveLicence(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  input: LicenceInput,
): Promise<CompanyDetails> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const { found } = await readCompany(services, companyId)
  const { company } = found
  const licence: NormalLicence = normalizeLicence(input)
  const problems = checkLicence(licence)
  if (Object.keys(problems).length > 0) throw createFieldFailure('licence', problems)
  if (company.checkVersion !== input.version) throw new Failure('conflict')
  const now = clock()
  const after = { ...company, ...licence }
  const lost = findStateWithoutMark(after, found, now)
  const isChanged = FIELDS.some((field) => company[field] !== licence[field])
  if (!isChanged) return getDetails(services, companyId)
  const losesMark = company.verified && isChanged
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'licence-saved'),
      ...demandSameCompany(db, company),
      updateCompany(db, companyId, { ...licence, lost, now }),
      ...(losesMark ? describeLostMark(services, session, after, lost) : []),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getDetails(services, companyId)
}

/** Asks for the check. One that waits or is verified stays so. Throws `company-suspended`, messages beside what is missing, and `conflict` when it was edited meanwhile. */
export async function askToBeChecked(
  services: Needs<'db' | 'clock' | 'ids'>,
  { session, origin }: { session: Session; origin: Origin },
): Promise<CompanyDetails> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const { found } = await readCompany(services, companyId)
  const state = stateOf(found)
  if (state === 'suspended') throw new Failure('company-suspended')
  if (state === 'waiting' || state === 'verified') return getDetails(services, companyId)
  const lacks = listMissingParts(found.company, found, clock())
  if (lacks.length > 0)
    throw createFieldFailure('check', Object.fromEntries(lacks.map((part) => [part, { id: 'field.licence.lacks' }])))
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'licence-sent'),
      ...demandSameCompany(db, found.company),
      askForCheck(db, companyId, clock()),
      createLicenceEvent(services, found.company, { kind: 'asked', actorId: session.accountId }),
      createSecurityEvent(services, { kind: 'licence-check-asked', accountId: session.accountId, origin }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getDetails(services, companyId)
}
