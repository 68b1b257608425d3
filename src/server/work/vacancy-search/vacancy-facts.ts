import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import { isAgreement } from '#src/domain/vocabulary/agreements.ts'
import { isTradingArea } from '#src/domain/vocabulary/trading-areas.ts'
import { toCard } from '../vacancy/vacancy-card.ts'
import { readRequirements } from '../vacancy/vacancy-requirements.ts'
import type { DetailRow } from './vacancy-detail.repository.ts'

const toLicence = (row: DetailRow): VacancyDetail['licence'] =>
  row.licence_number && row.licence_issuer && row.licence_expires
    ? {
        number: row.licence_number,
        issuer: row.licence_issuer,
        expires: row.licence_expires,
        checkedAt: row.licence_checked_at,
      }
    : null

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

const toParts = (row: DetailRow): VacancyDetail['payParts'] => {
  const { pay_kind: kind, pay_basic: basic, pay_overtime: overtime, pay_leave: leave, pay_bonus: bonus } = row
  const isTold = [kind, basic, overtime, leave, bonus].some((part) => part !== null)
  return isTold ? { kind, basic, overtime, leave, bonus } : null
}

/** All texts, the original first. */
const toTexts = (row: DetailRow): VacancyDetail['texts'] => [
  { language: row.text_language, text: row.text },
  ...Object.entries(JSON.parse(row.texts ?? '{}') as Record<string, string>).map(([language, text]) => ({
    language,
    text,
  })),
]

const readList = (text: string | null): string[] => (text ? (JSON.parse(text) as string[]) : [])

const toDemands = (row: DetailRow): Pick<VacancyDetail, 'certificates' | 'minMonthsInRank' | 'minMonthsOnType'> => {
  const { papers, monthsInRank, monthsOnType } = readRequirements(row)
  return {
    certificates: papers.map(({ slug }) => slug),
    minMonthsInRank: monthsInRank,
    minMonthsOnType: monthsOnType,
  }
}

/** Facts of the page besides the card. */
export const toFacts = (row: DetailRow) => ({
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
  agreement: row.agreement_kind && isAgreement(row.agreement_kind) ? row.agreement_kind : null,
  agreementName: row.agreement,
  payParts: toParts(row),
  isUnderFloor: readList(row.flags).includes('pay-floor'),
  cadetBerth: row.cadet_berth === 1,
  imo: row.ship_hidden === 1 ? null : row.imo,
  insurance: row.insurance,
  texts: toTexts(row),
  text: row.text,
  textLanguage: row.text_language,
  licence: toLicence(row),
})

/** Returns a copy of the current vacancy. @param asksNationality whether a law allows it to name nationalities today */
export function copyVacancy(row: DetailRow, asksNationality = false): VacancyCopy {
  const { employer, id, slug, fleet, publishedAt, ...card } = toCard({ ...row, published_at: row.published_at ?? 0 })
  const { papers } = readRequirements(row)
  // Our mark is no fact of the advert.
  const { isUnderFloor, ...facts } = toFacts(row)
  return {
    ...card,
    ...facts,
    certificateMonths: Object.fromEntries(
      papers.flatMap(({ slug, months }) => (months === null ? [] : [[slug, months]])),
    ),
    employerName: employer.name,
    employerVerified: employer.verified,
    ...(asksNationality && facts.nationalities.length > 0 && { asksNationality }),
  }
}
