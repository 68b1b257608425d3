import { readList } from '#src/contract/http/describe-list.ts'
import { hasPermission, PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { threadPath } from '#src/contract/inbox/inbox.ts'
import { USERS } from '#src/contract/lists.ts'
import { type FoundKind, MAX_FOUND, MIN_FIND } from '#src/contract/navigation/navigation.ts'
import type { Found, FoundItem } from '#src/contract/navigation/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { findUserPage } from '#src/server/back-office/user/user.repository.ts'
import { companyOf, type Session, seamanOf } from '#src/server/identity/session/session.ts'
import { listAskedWords } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  type ApplicantRow,
  type CompanyRow,
  findRows,
  type ShipRow,
  searchApplicants,
  searchCompanies,
  searchCompanyThreads,
  searchSeamanThreads,
  searchShips,
  type ThreadRow,
} from './find.repository.ts'
import { describeFound, type Words } from './found-texts.ts'
import { findVacancies } from './found-vacancies.usecases.ts'

type Asked = { query: string; words: readonly string[]; session: Session; texts: Words; locale: LocaleCode }
type Finder = (services: Needs<'db' | 'clock'>, asked: Asked) => Promise<FoundItem[]>
type Finders = Partial<Record<FoundKind, Finder>>

const applicants: Finder = async ({ db }, { session, words, texts }) =>
  (await findRows<ApplicantRow>(db, searchApplicants(companyOf(session), words, MAX_FOUND))).map((row) => ({
    path: `/company/vacancy/${row.vacancyId}/applicants/${row.id}`,
    title: row.name,
    detail: texts.post(row.rank, row.vesselName),
  }))

const toThread =
  (side: 'company' | 'seaman', texts: Words) =>
  ({ id, name, rank }: ThreadRow): FoundItem => ({
    path: threadPath(side, id),
    title: name,
    detail: rank && texts.rank(rank),
  })

const companyThreads: Finder = async ({ db }, { session, words, texts }) => {
  const asking = { companyId: companyOf(session), isVerified: session.companyVerified }
  const rows = await findRows<ThreadRow>(db, searchCompanyThreads(asking, words, MAX_FOUND))
  return rows.map(toThread('company', texts))
}

const seamanThreads: Finder = async ({ db }, { session, words, texts }) =>
  (await findRows<ThreadRow>(db, searchSeamanThreads(seamanOf(session), words, MAX_FOUND))).map(
    toThread('seaman', texts),
  )

const ships: Finder = async ({ db }, { session, words }) =>
  (await findRows<ShipRow>(db, searchShips(companyOf(session), words, MAX_FOUND))).map(({ imo, name }) => ({
    path: `/company/fleet?ship=${imo}`,
    title: name || imo,
    detail: `IMO ${imo}`,
  }))

const companies: Finder = async ({ db }, { query, texts }) =>
  (await findRows<CompanyRow>(db, searchCompanies(query, MAX_FOUND))).map(({ id, name, city, country }) => ({
    path: `/admin/companies/${id}`,
    title: name,
    detail: texts.place(city, country),
  }))

const accounts: Finder = async ({ db }, { query }) => {
  const asked = { ...readList(USERS, {}), q: query }
  const { rows } = await findUserPage(db, asked, MAX_FOUND, MAX_FOUND)
  return rows.map(({ id, email, called }) => ({
    path: `/admin/users/${id}`,
    title: called ?? email,
    detail: called && email,
  }))
}

const vacancies: Finder = ({ db, clock }, { session, query, locale, texts }) =>
  findVacancies({ db, clock }, companyOf(session), { query, locale, texts })

const OF_COMPANY: Finders = { vacancies, applicants, conversations: companyThreads, ships }
const OF_SEAMAN: Finders = { conversations: seamanThreads }

/** What an admin finds by the permissions of its pages. */
const ofAdmin = ({ permissions }: Session): Finders => ({
  ...(hasPermission(permissions, PAGE_PERMISSIONS.companies) && { companies }),
  ...(hasPermission(permissions, PAGE_PERMISSIONS.users) && { accounts }),
})

function findersOf(session: Session): Finders {
  if (session.user.role === 'company') return OF_COMPANY
  return session.user.role === 'seaman' ? OF_SEAMAN : ofAdmin(session)
}

/** Finds what the caller may open, by kind; kinds without results are left out. */
export async function findAll(
  services: Needs<'db' | 'clock' | 'limiter'>,
  session: Session,
  { q, locale }: { q: string; locale: LocaleCode },
): Promise<Found> {
  const query = q.trim()
  const words = listAskedWords(query)
  if ([...query].length < MIN_FIND) return { groups: [] }
  await services.limiter.take('find-account', session.accountId, services.clock())
  const texts = describeFound(await loadServerIntl(locale))
  const groups = await Promise.all(
    Object.entries(findersOf(session)).map(async ([kind, find]) => ({
      kind: kind as FoundKind,
      items: await find(services, { query, words, session, texts, locale }),
    })),
  )
  return { groups: groups.filter(({ items }) => items.length > 0) }
}
