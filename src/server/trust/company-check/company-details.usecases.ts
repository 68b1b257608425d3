import type {
  CompanyDetails,
  CompanyDetailsInput,
  CompanyFacts,
  CompanySuspension,
} from '#src/contract/company-check/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import type { SuspensionRow } from '#src/server/people/organisation/suspension.tables.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { renameVacancies } from '#src/server/work/vacancy/renamed-vacancies.repository.ts'
import {
  askForCheck,
  type CompanyParts,
  type CompanyRow,
  demandSameCompany,
  type FoundCompany,
  findCompany,
  findCompanyParts,
  replaceOffices,
  stateOf,
  updateCompany,
  updateStated,
} from './company-details.repository.ts'
import {
  checkDetails,
  findMissingParts,
  isBlankOffice,
  type NormalDetails,
  normalizeDetails,
} from './company-details.rules.ts'
import { planParts } from './plan-parts.ts'

type Reading = Needs<'db' | 'clock'>

export async function readCompany({ db }: Needs<'db'>, companyId: string) {
  const [found, said] = await Promise.all([findCompany(db, companyId), findCompanyParts(db, companyId)])
  if (!found) throw new Failure('not-found')
  return { found, said }
}

const describeSuspension = ({ suspendedAt: at, ...row }: SuspensionRow): CompanySuspension => {
  const { reason, note, appeal, appealedAt, answer, answeredAt } = row
  return { reason, note, at, appeal, appealedAt, answer, answeredAt }
}

/** A company as itself and admins read it. */
export function describeFacts(
  { company, stated, scan, suspension }: FoundCompany,
  { offices, texts, waiting }: CompanyParts,
): CompanyFacts {
  const { name, legalName, country, city, website, contactName, contactEmail, contactPhone } = company
  const { licenceNumber, licenceIssuer, licenceExpires } = company
  const { fleets, insurance, harassmentPolicy, harassmentContact, publicName, publicEmail, publicPhone } = stated
  return {
    ...{ name, legalName, country, city, website, contactName, contactEmail, contactPhone },
    ...{ licenceNumber, licenceIssuer, licenceExpires },
    ...{ fleets, insurance, harassmentPolicy, harassmentContact, publicName, publicEmail, publicPhone },
    offices: offices.map(({ kind, country, city, address }) => ({ kind, country, city, address })),
    texts: texts.map(({ language, text }) => ({ language, text })),
    waiting: waiting.map(({ part, value, state, flags, reason, note }) => ({
      part,
      value,
      state,
      flags,
      reason,
      note,
    })),
    scan: scan && { type: scan.type === 'pdf' ? 'pdf' : 'webp', addedAt: scan.createdAt },
    state: stateOf({ company, suspension }),
    version: company.checkVersion,
    askedAt: company.askedAt,
    decidedAt: company.decidedAt,
    checkedOn: company.licenceCheckedAt,
    reason: company.refusal,
    note: company.refusalNote,
    suspension: suspension && describeSuspension(suspension),
  }
}

export const listMissingParts = (
  given: Pick<CompanyRow, 'legalName' | 'licenceNumber' | 'licenceIssuer' | 'licenceExpires'>,
  found: FoundCompany,
  now: number,
) =>
  findMissingParts(
    { ...given, hasScan: found.scan !== null, emailVerified: found.account.emailVerifiedAt !== null },
    toPlainDate(now),
  )

/** The details of a company. Throws `not-found`. */
export async function getDetails(services: Reading, companyId: string): Promise<CompanyDetails> {
  const { found, said } = await readCompany(services, companyId)
  return { ...describeFacts(found, said), lacks: listMissingParts(found.company, found, services.clock()) }
}

const VOUCHED = ['legalName', 'country', 'licenceNumber', 'licenceIssuer', 'licenceExpires'] as const

/** Whether the offices are those that are kept, in their order. */
const areSameOffices = (
  offices: readonly Pick<CompanyParts['offices'][number], 'kind' | 'country' | 'city' | 'address'>[],
  kept: CompanyParts['offices'],
): boolean =>
  offices.length === kept.length &&
  offices.every(({ kind, country, city, address }, place) => {
    const before = kept[place]
    return kind === before?.kind && country === before.country && city === before.city && address === before.address
  })

const createOffices = ({ ids, clock }: Needs<'ids' | 'clock'>, companyId: string, { offices }: NormalDetails) =>
  offices
    .filter((office) => !isBlankOffice(office))
    .map(({ kind, country, city, address }, sort) => ({
      id: ids.key(clock()),
      companyId,
      kind: kind as CompanyParts['offices'][number]['kind'],
      ...{ country, city, sort },
      address: address || null,
    }))

/**
 * Saves the details that were edited. Another legal name, country, licence number, issuer or expiry date takes the mark off, and asks again
 * where nothing is missing. Throws `conflict` when they were saved or decided on since they were read.
 */
export async function saveDetails(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  input: CompanyDetailsInput,
): Promise<CompanyDetails> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const { found, said } = await readCompany(services, companyId)
  const { company, stated: statedNow } = found
  const details = normalizeDetails(input)
  const problems = checkDetails(details)
  if (Object.keys(problems).length > 0) throw createFieldFailure('company', problems)
  if (company.checkVersion !== input.version) throw new Failure('conflict')
  const now = clock()
  const keepsMark = company.verified && VOUCHED.every((field) => company[field] === details[field])
  const plan = planParts(details, { db, now, company, stated: statedNow, said, keepsMark })
  const { name, website, insurance, harassmentPolicy, statements } = plan
  const renaming = name === company.name ? [] : await renameVacancies(db, { ...company, name })
  const { offices: _offices, texts: _texts, stated, ...change } = details
  const offices = createOffices(services, companyId, details)
  const lost = listMissingParts(details, found, now).length === 0 ? 'waiting' : 'none'
  try {
    await runBatch(db, [
      ...demandMember(db, session),
      ...demandSameCompany(db, company),
      updateCompany(db, companyId, { ...change, name, website, lost, now }),
      updateStated(db, companyId, { ...stated, insurance, harassmentPolicy }),
      ...(areSameOffices(offices, said.offices) ? [] : replaceOffices(db, companyId, offices)),
      ...statements,
      ...renaming,
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
      ...demandMember(db, session),
      ...demandSameCompany(db, found.company),
      askForCheck(db, companyId, clock()),
      createSecurityEvent(services, { kind: 'licence-check-asked', accountId: session.accountId, origin }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getDetails(services, companyId)
}
