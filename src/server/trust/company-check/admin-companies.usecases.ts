import type { AdminCompany, CompanyCheckList, CompanyCheckQuery } from '#src/contract/company-check/admin-schemas.ts'
import { ENDING_DAYS } from '#src/contract/company-check/company-check.ts'
import { CHECK_QUEUES, type CheckQueue, COMPANY_CHECKS } from '#src/contract/company-check/list.ts'
import { companyPath } from '#src/contract/http/addresses.ts'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import type { OpenedPaper } from '#src/server/ground/file/answer-paper.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { type Database, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readAskedWords, splitWords } from '#src/server/work/crewing/listing-words.ts'
import {
  countCompanies,
  countLate,
  countQueues,
  findCompanies,
  findEmail,
  findNames,
  findNeighbours,
  findUpcoming,
  isListed,
  type NamedCompany,
} from './admin-companies.repository.ts'
import { keyOfLicence, keyOfName, looksAlike } from './alike.ts'
import type { CompanyRow, FoundCompany } from './company-details.repository.ts'
import { describeFacts, listMissingParts, readCompany } from './company-details.usecases.ts'
import { listLicenceHistory } from './licence-history.usecases.ts'
import { compareLines } from './licence-lines.repository.ts'
import { findRegister, isRegisterAddress } from './licence-registers.ts'
import { openLicenceScan } from './licence-scan.usecases.ts'

const { pageSize } = COMPANY_CHECKS
const MAX_ALIKE = 10
const MAX_UPCOMING = 5

export type Actor = { session: Session; origin: Origin }

/** Companies with every searched prefix in a name or the licence. */
async function searchCompanies({ db }: Needs<'db'>, q: string): Promise<string[]> {
  const asked = readAskedWords(q)
  const rows = await findNames(db)
  const isFound = ({ name, legalName, licenceNumber }: NamedCompany): boolean => {
    const words = [name, legalName ?? '', licenceNumber ?? ''].flatMap(splitWords)
    return asked.every((one) => words.some((word) => word.startsWith(one)))
  }
  return rows.filter(isFound).map(({ id }) => id)
}

/** Returns a page of companies in a queue, and the number in each. */
export async function listCompanies(
  services: Needs<'db' | 'clock'>,
  query: CompanyCheckQuery,
): Promise<CompanyCheckList> {
  const { db, clock } = services
  const now = clock()
  const ids = query.q ? await searchCompanies(services, query.q) : undefined
  const asked = { queue: query.queue, now, ids }
  const [rows, total, counts, late] = await Promise.all([
    findCompanies(db, asked, pageSize, (query.page - 1) * pageSize),
    countCompanies(db, asked),
    countQueues(db, now),
    countLate(db, now),
  ])
  const items = rows.map(({ verified, checkState, suspended, ...row }) => ({
    ...row,
    state: suspended === 1 ? ('suspended' as const) : verified ? ('verified' as const) : checkState,
  }))
  return { items, total, page: query.page, pageSize, counts, late }
}

/** Returns other companies with the same licence or a similar name. */
async function findAlike({ db }: Needs<'db'>, company: CompanyRow): Promise<AdminCompany['alike']> {
  const keysOf = (one: Pick<NamedCompany, 'name' | 'legalName'>) =>
    [one.name, one.legalName ?? ''].map(keyOfName).filter((key) => key !== '')
  const names = keysOf(company)
  const licence = keyOfLicence(company.licenceNumber ?? '')
  const found = (await findNames(db)).flatMap(({ legalName, ...other }) => {
    if (other.id === company.id) return []
    const isSameLicence = licence !== '' && keyOfLicence(other.licenceNumber ?? '') === licence
    const isSameName = keysOf({ ...other, legalName }).some((key) => names.some((name) => looksAlike(name, key)))
    if (!isSameLicence && !isSameName) return []
    return [{ ...other, same: isSameLicence ? ('licence' as const) : ('name' as const) }]
  })
  return found.sort((one, other) => one.same.localeCompare(other.same)).slice(0, MAX_ALIKE)
}

/** The usual day of the next check of a licence. */
const usualRecheck = ({ licenceExpires }: CompanyRow): string | null =>
  licenceExpires && toDate(toDay(licenceExpires) - ENDING_DAYS)

/** Returns the companies after a place in its queue, then the first ones of the other queues. */
async function listUpcoming(
  db: Database,
  name: CheckQueue,
  { id, since, now }: { id: string; since: number; now: number },
) {
  const others = CHECK_QUEUES.filter((queue) => queue !== name)
  const found = await Promise.all([
    findUpcoming(db, { queue: name, now, after: { since, id }, limit: MAX_UPCOMING }),
    ...others.map((queue) => findUpcoming(db, { queue, now, limit: MAX_UPCOMING })),
  ])
  return found
    .flat()
    .filter((company) => company.id !== id)
    .slice(0, MAX_UPCOMING)
}

/** The place of a company in the queue that it waits in; by default in that of first checks. */
async function findPlace({ db, clock }: Needs<'db' | 'clock'>, { company, suspension }: FoundCompany) {
  const { appealedAt, answeredAt } = suspension ?? { appealedAt: null, answeredAt: null }
  const isAppealed = appealedAt !== null && answeredAt === null
  const isDue = company.verified && company.recheckDueAt !== null
  const name = isAppealed ? 'appeals' : isDue ? 'recheck' : 'waiting'
  const since = { appeals: appealedAt, recheck: company.recheckDueAt, waiting: company.askedAt }[name] ?? 0
  const place = { id: company.id, since, now: clock() }
  const [neighbours, upcoming] = await Promise.all([
    findNeighbours(db, { ...place, queue: name }),
    listUpcoming(db, name, place),
  ])
  return { name, ...neighbours, upcoming } as const
}

/** Returns one company for an admin. Throws `not-found`. */
export async function getAdminCompany(services: Needs<'db' | 'clock'>, companyId: string): Promise<AdminCompany> {
  const { db, clock } = services
  const { found, said } = await readCompany(services, companyId)
  const { company, account } = found
  const { registerUrl, decidedBy } = company
  const [alike, isPublic, decider, lines, queue, history] = await Promise.all([
    findAlike(services, company),
    isListed(db, companyId),
    decidedBy ? findEmail(db, decidedBy) : null,
    compareLines(db, company),
    findPlace(services, found),
    listLicenceHistory(services, companyId, 'admin'),
  ])
  return {
    ...describeFacts(found, said),
    id: companyId,
    lacks: listMissingParts(company, found, clock()),
    path: isPublic ? companyPath(company) : null,
    account: { id: account.id, email: account.email, emailVerified: account.emailVerifiedAt !== null },
    register: findRegister(company.country),
    registerUrl,
    isRegisterKnown: registerUrl !== null && isRegisterAddress(registerUrl),
    decidedBy: decider,
    ...{ alike, lines, queue, history, contested: [] },
    recheckOn: company.verified ? (company.recheckOn ?? usualRecheck(company)) : null,
    isRecheckDue: company.verified && company.recheckDueAt !== null,
  }
}

/** Returns the scan of a company's licence for an admin; the access is logged in the history of its account. */
export async function openCheckedLicence(
  services: Needs<'db' | 'keys' | 'files' | 'clock' | 'ids'>,
  { session, origin }: Actor,
  companyId: string,
): Promise<OpenedPaper> {
  const { found } = await readCompany(services, companyId)
  const opened = await openLicenceScan(services, companyId)
  const event = { kind: 'scan-opened', accountId: found.account.id, actorId: session.accountId, origin } as const
  await runBatch(services.db, [
    ...demandPermission(services.db, session, PAGE_PERMISSIONS.companies),
    createSecurityEvent(services, event),
  ])
  return opened
}
