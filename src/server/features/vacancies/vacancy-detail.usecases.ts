import type { VacancyDetail } from '../../../contract/schemas/vacancy.ts'
import { DAY } from '../../platform/clock.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { toCard } from './vacancy-card.ts'
import { type DetailRow, findSurroundings, findVacancyRow, type Surroundings } from './vacancy-detail.repository.ts'

/** How long an expired vacancy can still be read. */
export const EXPIRED_SHOWN = 30 * DAY

const MARKET_LEAST = 5
const SIMILAR_LIMIT = 4

/** Whether a vacancy can be read now, and as what. Throws `not-found` for what was never public, `gone` for what is long over. */
export function getPublicStatus(row: Pick<DetailRow, 'status' | 'expires_at'>, now: number): 'published' | 'expired' {
  if (row.status === 'draft' || row.status === 'moderation') throw new Failure('not-found')
  const expiresAt = row.expires_at ?? now
  if (row.status === 'published' && expiresAt > now) return 'published'
  if (expiresAt + EXPIRED_SHOWN <= now) throw new Failure('gone')
  return 'expired'
}

/** The value below which the given part of the sorted list lies. */
function findQuantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return Math.round(below + (above - below) * (at - Math.floor(at)))
}

export function describeMarket(pays: readonly number[]): VacancyDetail['market'] {
  if (pays.length < MARKET_LEAST) return null
  const sorted = pays.toSorted((first, second) => first - second)
  return {
    low: findQuantile(sorted, 0.25),
    median: findQuantile(sorted, 0.5),
    high: findQuantile(sorted, 0.75),
    count: sorted.length,
  }
}

function listSimilar({ similar }: Surroundings): VacancyDetail['similar'] {
  const byId = new Map(similar.map((row) => [row.id, row]))
  return [...byId.values()].slice(0, SIMILAR_LIMIT).map(toCard)
}

const toLicence = (row: DetailRow): VacancyDetail['licence'] =>
  row.licence_number && row.licence_issuer && row.licence_expires
    ? {
        number: row.licence_number,
        issuer: row.licence_issuer,
        expires: row.licence_expires,
        checkedAt: row.licence_checked_at,
      }
    : null

const readList = (text: string | null): string[] => (text ? (JSON.parse(text) as string[]) : [])

const toDetail = (
  row: DetailRow,
  status: 'published' | 'expired',
  around: Surroundings,
  now: number,
): VacancyDetail => ({
  ...toCard({ ...row, published_at: row.published_at ?? now }),
  status,
  expiresAt: row.expires_at ?? now,
  positions: row.positions,
  vesselName: row.vessel_name,
  dwt: row.dwt,
  gt: row.gt,
  engine: row.engine,
  tradingArea: row.trading_area,
  dpClass: row.dp_class,
  crew: row.crew_size === null ? null : { size: row.crew_size, nationalities: readList(row.crew_nationalities) },
  nationalities: row.any_nationality === 1 ? [] : readList(row.nationalities),
  englishLevel: row.english_level,
  certificates: readList(row.certificates),
  minMonthsInRank: row.min_months_in_rank,
  minMonthsOnType: row.min_months_on_type,
  travelPaid: row.travel_paid === null ? null : row.travel_paid === 1,
  internet: row.internet,
  agreement: row.agreement,
  text: row.text,
  textLanguage: row.text_language,
  licence: toLicence(row),
  employerOpenVacancies: around.employerOpen,
  market: describeMarket(around.paysHere) ?? describeMarket(around.paysOfRank),
  similar: listSimilar(around),
  appliedAt: around.appliedAt,
})

/** Everything about one vacancy, for the asking seafarer with the time of their application. */
export async function getVacancy({ db, clock }: Services, id: string, seamanId: string | null): Promise<VacancyDetail> {
  const now = clock()
  const row = await findVacancyRow(db, id)
  if (!row) throw new Failure('not-found')
  const status = getPublicStatus(row, now)
  return toDetail(row, status, await findSurroundings(db, row, seamanId), now)
}
