import type { VacancyDetail } from '#src/contract/schemas/vacancy.ts'
import { DAY } from '#src/contract/time.ts'
import { isAgreement } from '#src/contract/vocabulary/agreements.ts'
import { isTradingArea } from '#src/contract/vocabulary/trading-areas.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getMarket, type Market } from '../statistics/market.usecases.ts'
import { findComparison } from '../statistics/market-views.ts'
import { toCard } from '../vacancies/vacancy-card.ts'
import { readRequirements } from '../vacancies/vacancy-requirements.ts'
import {
  type Asking,
  type DetailRow,
  findSurroundings,
  findVacancyRow,
  type Surroundings,
} from './vacancy-detail.repository.ts'

/** How long an expired vacancy can still be read. */
export const EXPIRED_SHOWN = 30 * DAY

const MAX_SIMILAR = 4

/** Whether a vacancy can be read now, and as what. Throws `not-found` for what was never public, `gone` for what is long over. */
export function getPublicStatus(row: Pick<DetailRow, 'status' | 'expires_at'>, now: number): 'published' | 'expired' {
  if (row.status === 'draft' || row.status === 'moderation') throw new Failure('not-found')
  const expiresAt = row.expires_at ?? now
  if (row.status === 'published' && expiresAt > now) return 'published'
  if (expiresAt + EXPIRED_SHOWN <= now) throw new Failure('gone')
  return 'expired'
}

/** Whether a vacancy can be read at all: open, or closed not long ago. */
export const isPublic = ({ status, expires_at }: Pick<DetailRow, 'status' | 'expires_at'>, now: number): boolean =>
  status !== 'draft' && status !== 'moderation' && (expires_at ?? now) + EXPIRED_SHOWN > now

function listSimilar({ similar }: Surroundings): VacancyDetail['similar'] {
  const byId = new Map(similar.map((row) => [row.id, row]))
  return [...byId.values()].slice(0, MAX_SIMILAR).map(toCard)
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

const toComparison = (market: Market, row: DetailRow): VacancyDetail['market'] => {
  const { count, pay, scope } = findComparison(market, row.rank, row.vessel_type)
  return pay && { ...pay, count, scope }
}

const toInternet = (row: DetailRow): VacancyDetail['internet'] =>
  row.internet_offered === null
    ? null
    : {
        offered: row.internet_offered === 1,
        freeGb: row.internet_free_gb,
        price:
          row.internet_price === null || row.internet_currency === null
            ? null
            : { amount: row.internet_price, currency: row.internet_currency },
      }

const readList = (text: string | null): string[] => (text ? (JSON.parse(text) as string[]) : [])

const toDemands = (row: DetailRow): Pick<VacancyDetail, 'certificates' | 'minMonthsInRank' | 'minMonthsOnType'> => {
  const { papers, monthsInRank, monthsOnType } = readRequirements(row)
  return {
    certificates: papers.map(({ slug }) => slug),
    minMonthsInRank: monthsInRank,
    minMonthsOnType: monthsOnType,
  }
}

const toDetail = (
  row: DetailRow,
  status: 'published' | 'expired',
  around: Surroundings,
  market: Market,
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
  tradingAreas: readList(row.trading_areas).filter(isTradingArea),
  tradingArea: row.trading_area,
  dpClass: row.dp_class,
  crew: row.crew_size === null ? null : { size: row.crew_size, nationalities: readList(row.crew_nationalities) },
  nationalities: row.any_nationality === 1 ? [] : readList(row.nationalities),
  englishLevel: row.english_level,
  ...toDemands(row),
  travelPaid: row.travel_paid === null ? null : row.travel_paid === 1,
  internet: toInternet(row),
  internetText: row.internet,
  agreement: row.agreement_kind && isAgreement(row.agreement_kind) ? row.agreement_kind : null,
  agreementName: row.agreement,
  text: row.text,
  textLanguage: row.text_language,
  licence: toLicence(row),
  employerLogo: row.logo_key,
  employerOpenVacancies: around.employerOpen,
  market: toComparison(market, row),
  similar: listSimilar(around),
  appliedAt: around.appliedAt,
  applications: around.applications,
})

/** Everything about one vacancy: for the asking seafarer with the time of their application, for its owner with how many there are. */
export async function getVacancy(services: Needs<'db' | 'clock'>, id: string, asking: Asking): Promise<VacancyDetail> {
  const { db, clock } = services
  const now = clock()
  const row = await findVacancyRow(db, id)
  if (!row) throw new Failure('not-found')
  const status = getPublicStatus(row, now)
  const [around, market] = await Promise.all([findSurroundings(db, row, asking), getMarket(services)])
  return toDetail(row, status, around, market, now)
}
