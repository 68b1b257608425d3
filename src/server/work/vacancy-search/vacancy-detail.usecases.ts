import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { listMatch, MATCH_RULES } from '#src/domain/match/match.ts'
import { toMatchFacts } from '#src/domain/match/match-facts.ts'
import { EXPIRED_SHOWN } from '#src/domain/vacancy/own-vacancy.ts'
import type { AskingSeaman } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getMarket, type Market } from '../market/market.usecases.ts'
import { findComparison } from '../market/market-views.ts'
import { findLawfulCountries } from '../nationality-law/find-law.usecases.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import { readOwnView } from './own-marks.usecases.ts'
import {
  type Asking,
  type DetailRow,
  findSurroundings,
  findVacancyRow,
  type Surroundings,
  type Suspended,
} from './vacancy-detail.repository.ts'
import { copyVacancy, toFacts } from './vacancy-facts.ts'

type Reading = Needs<'db' | 'cvs' | 'clock'>

const MAX_SIMILAR = 4

/** What decides whether the public may read a vacancy. */
export type PublicState = Pick<DetailRow, 'status' | 'expires_at'> & Suspended

const isHidden = ({ status, suspended }: PublicState): boolean =>
  status === 'draft' || status === 'moderation' || suspended === 1

/** Returns the public status of a vacancy. Throws `not-found` if it is hidden, `gone` if it ended long ago. */
export function getPublicStatus(row: PublicState, now: number): 'published' | 'expired' {
  if (isHidden(row)) throw new Failure('not-found')
  const expiresAt = row.expires_at ?? now
  if (row.status === 'published' && expiresAt > now) return 'published'
  if (expiresAt + EXPIRED_SHOWN <= now) throw new Failure('gone')
  return 'expired'
}

/** Whether a vacancy is readable: open, or closed recently. */
export const isPublic = (row: PublicState, now: number): boolean =>
  !isHidden(row) && (row.expires_at ?? now) + EXPIRED_SHOWN > now

function listSimilar({ similar }: Surroundings): VacancyDetail['similar'] {
  const byId = new Map(similar.map((row) => [row.id, row]))
  return [...byId.values()].slice(0, MAX_SIMILAR).map(toCard)
}

const toComparison = (market: Market, row: DetailRow): VacancyDetail['market'] => {
  const { count, pay, scope } = findComparison(market, row.rank, row.vessel_type)
  return pay && { ...pay, count, scope }
}

/** Returns a row as its page shows it. */
export const toDetail = (
  row: DetailRow,
  status: 'published' | 'expired',
  around: Surroundings,
  market: Market,
  now: number,
): Omit<VacancyDetail, 'match'> => ({
  ...toCard({ ...row, published_at: row.published_at ?? now }),
  status,
  expiresAt: row.expires_at ?? now,
  ...toFacts(row),
  employerLogo: row.logo_key,
  employerOpenVacancies: around.employerOpen,
  market: toComparison(market, row),
  similar: listSimilar(around),
  appliedAt: around.appliedAt,
  applicationId: around.applicationId,
  isSaved: around.isSaved,
  applications: around.applications,
})

/** Returns the match of a seafarer who can still apply. */
async function findMatch(
  services: Reading,
  row: DetailRow,
  seaman: AskingSeaman | null,
): Promise<VacancyDetail['match']> {
  if (!seaman) return null
  const [own, lawful] = await Promise.all([readOwnView(services, seaman), findLawfulCountries(services)])
  if (!own) return null
  const facts = toMatchFacts(copyVacancy(row, lawful.includes(row.company_country)))
  return { rules: MATCH_RULES, lines: listMatch(facts, own.profile) }
}

/** Returns one vacancy: for a seafarer with the application or match, for its owner with the number of applications. */
export async function getVacancy(services: Reading, id: string, asking: Asking): Promise<VacancyDetail> {
  const { db, clock } = services
  const now = clock()
  const row = await findVacancyRow(db, id)
  if (!row) throw new Failure('not-found')
  const status = getPublicStatus(row, now)
  const [around, market, match] = await Promise.all([
    findSurroundings(db, row, asking),
    getMarket(services),
    status === 'published' ? findMatch(services, row, asking.seaman) : null,
  ])
  return { ...toDetail(row, status, around, market, now), match: around.appliedAt === null ? match : null }
}
