import type {
  CompanyDetails,
  CompanyDetailsInput,
  CompanyFacts,
  CompanySuspension,
} from '#src/contract/company-check/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import type { SuspensionRow } from '#src/server/people/organisation/suspension.tables.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { renameVacancies } from '#src/server/work/vacancy/renamed-vacancies.repository.ts'
import {
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
import { checkDetails, isBlankOffice, type NormalDetails, normalizeDetails } from './company-details.rules.ts'
import { findMissingParts } from './licence.rules.ts'
import { createLicenceEvent } from './licence-events.repository.ts'
import { listLicenceHistory } from './licence-history.usecases.ts'
import { compareLines } from './licence-lines.repository.ts'
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

/** A company as itself and admins read it, without the history of its licence. */
export function describeFacts(
  { company, stated, scan, suspension }: FoundCompany,
  { offices, texts, waiting }: CompanyParts,
): Omit<CompanyFacts, 'history'> {
  const { name, legalName, taxNumber, country, city, website, contactName, contactEmail, contactPhone } = company
  const { licenceNumber, licenceIssuer, licenceExpires } = company
  const { fleets, insurance, harassmentPolicy, harassmentContact, publicName, publicEmail, publicPhone } = stated
  return {
    ...{ name, legalName, taxNumber, country, city, website, contactName, contactEmail, contactPhone },
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

/** What was contested in the licence that was refused. */
async function listContested({ db }: Needs<'db'>, found: FoundCompany): Promise<CompanyDetails['contested']> {
  if (stateOf(found) !== 'refused') return []
  const lines = await compareLines(db, found.company)
  return lines.flatMap(({ line, differs }) => (differs === null ? [] : [{ line, differs }]))
}

/** The details of a company. Throws `not-found`. */
export async function getDetails(services: Reading, companyId: string): Promise<CompanyDetails> {
  const { found, said } = await readCompany(services, companyId)
  return {
    ...describeFacts(found, said),
    lacks: listMissingParts(found.company, found, services.clock()),
    contested: await listContested(services, found),
    history: await listLicenceHistory(services, companyId, 'company'),
  }
}

/** The state of a company that loses its mark with a change. */
export const findStateWithoutMark = (
  after: Parameters<typeof listMissingParts>[0],
  found: FoundCompany,
  now: number,
): 'waiting' | 'none' => (listMissingParts(after, found, now).length === 0 ? 'waiting' : 'none')

/** The entries in the history of a licence when a change removes the mark. */
export const describeLostMark = (
  services: Needs<'db' | 'clock' | 'ids'>,
  { accountId: actorId }: Session,
  after: Pick<CompanyRow, 'id' | 'licenceNumber' | 'licenceExpires'>,
  lost: 'waiting' | 'none',
) => [
  createLicenceEvent(services, after, { kind: 'changed', actorId }),
  ...(lost === 'waiting' ? [createLicenceEvent(services, after, { kind: 'asked', actorId })] : []),
]

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

/** Whether the values are those of a row. */
const areStored = (values: object, row: object): boolean => {
  const stored = new Map<string, unknown>(Object.entries(row))
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify(value ?? null) === JSON.stringify(stored.get(name) ?? null),
  )
}

/**
 * Saves the details that were edited, without the licence. Another legal name removes the mark, and requests the check again if nothing is
 * missing. Unchanged details leave no event. Throws `conflict` if they were saved or decided on since they were read.
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
  const keepsMark = company.verified && company.legalName === details.legalName
  const plan = planParts(details, { db, now, company, stated: statedNow, said, keepsMark })
  const { name, website, insurance, harassmentPolicy, statements } = plan
  const renaming = name === company.name ? [] : await renameVacancies(db, { ...company, name })
  const { offices: _offices, texts: _texts, stated: typed, ...profile } = details
  const offices = createOffices(services, companyId, details)
  const change = { ...profile, name, website }
  const stated = { ...typed, insurance, harassmentPolicy }
  const movesOffices = !areSameOffices(offices, said.offices)
  const isSame = areStored(change, company) && areStored(stated, statedNow) && !movesOffices && statements.length === 0
  const lost = findStateWithoutMark({ ...company, ...details }, found, now)
  try {
    await runBatch(db, [
      ...(isSame ? demandMember(db, session) : recordAct(services, session, 'company-saved')),
      ...demandSameCompany(db, company),
      ...(isSame ? [] : [updateCompany(db, companyId, { ...change, lost, now }), updateStated(db, companyId, stated)]),
      ...(movesOffices ? replaceOffices(db, companyId, offices) : []),
      ...statements,
      ...renaming,
      ...(company.verified && !keepsMark ? describeLostMark(services, session, company, lost) : []),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return getDetails(services, companyId)
}
