import { env } from 'cloudflare:test'
import { DAY, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { toSearchable } from '#src/server/work/vacancy/vacancy-row.ts'
import { buildSearchText } from '#src/server/work/vacancy/vacancy-search-text.ts'
import { START } from './client.ts'
import { createId, insertCompany, VACANCY } from './fixtures.ts'

/** Words of adverts that no rank and no ship has, and none of which begins another. */
export const ADVERT_WORDS = ['quartz', 'zebra', 'saffron', 'velvet', 'lantern', 'pebble', 'orchid'] as const
export const MARKET = {
  ranks: ['second-engineer', 'chief-officer', 'able-seaman', 'master', 'eto', 'bosun', 'chief-cook'],
  vessels: ['lng-carrier', 'bulk-carrier', 'psv', 'cruise-ship', 'container-ship'],
  flags: ['MT', 'LR', 'PA'],
  countries: ['SG', 'NO', 'DE', null],
  nationalities: ['[]', '["PH"]', '["UA","PL"]', '["PH","IN","ID"]'],
  papers: ['[]', '["medical"]', '["gmdss-goc","medical","sso"]', '["ecdis-generic","us-visa-c1d"]'],
} as const

const FLEETS = {
  'lng-carrier': 'tanker-fleet',
  'bulk-carrier': 'merchant-fleet',
  psv: 'offshore-fleet',
  'cruise-ship': 'passenger-fleet',
  'container-ship': 'merchant-fleet',
}

/** The same choices in every run, in no order that an index could have. */
function createChoices(seed: number) {
  let state = seed
  const below = (bound: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * bound)
  }
  return { below, oneOf: <T>(all: readonly T[]): T => all[below(all.length)] as T }
}

type Choices = ReturnType<typeof createChoices>

function createRow(seq: number, count: number, { below, oneOf }: Choices) {
  const rank = oneOf(MARKET.ranks)
  const vessel_type = oneOf(MARKET.vessels)
  const english = below(ENGLISH_LEVELS.length)
  const nationalities = oneOf(MARKET.nationalities)
  const port_country = oneOf(MARKET.countries)
  const joining = START + below(120) * DAY
  const rotation_on = below(6) === 0 ? 28 : null
  const pay = 100_000 + below(120) * 10_000
  return {
    ...VACANCY,
    ...{ rank, vessel_type, nationalities, port_country, rotation_on, seq },
    department: findRank(rank)?.department ?? 'deck',
    fleet: FLEETS[vessel_type],
    flag: oneOf(MARKET.flags),
    ...{ pay_min: pay, pay_max: pay, pay_usd: pay },
    ...{ join_from: toPlainDate(joining), join_to: toPlainDate(joining + below(30) * DAY) },
    port_name: port_country && 'Anchorage',
    ...{ duration_tenths: rotation_on ? null : 20 + below(80), rotation_off: rotation_on },
    ...{ english_level: ENGLISH_LEVELS[english] ?? null, english_order: english },
    any_nationality: nationalities === '[]' ? 1 : 0,
    certificates: oneOf(MARKET.papers),
    ...{ min_months_in_rank: below(3) ? null : 6 + below(40), min_months_on_type: below(4) ? null : 3 },
    text: `${oneOf(ADVERT_WORDS)} and ${oneOf(ADVERT_WORDS)}`,
    published_at: START - (count - seq) * 3 * MINUTE,
  }
}

export type MarketRow = ReturnType<typeof createRow> & { id: string; company: { slug: string; verified: boolean } }

const STEP = 1000

async function write(rows: readonly MarketRow[], companies: Awaited<ReturnType<typeof createCompanies>>) {
  const columns = [...Object.keys(VACANCY), 'seq', 'id', 'company_id', 'slug', 'published_at']
  const companyOf = ({ company: { slug } }: MarketRow) => companies.find((one) => one.slug === slug)
  const values = rows.map((row) => {
    const whole: Record<string, unknown> = { ...row, company_id: companyOf(row)?.id, slug: `many-${row.seq}` }
    return columns.map((column) => whole[column] ?? null)
  })
  const texts = rows.map((row) => {
    const { terms, words } = buildSearchText(toSearchable(row as never), companyOf(row) ?? { slug: '', name: '' })
    return [row.seq, terms, words]
  })
  const countries = rows.flatMap(({ seq, nationalities }) =>
    (JSON.parse(nationalities) as string[]).map((country) => [country, seq]),
  )
  const words = [...new Set(texts.flatMap(([, , found]) => String(found).split(' ')))].map((word) => [word])
  const put = (into: string, names: readonly string[], found: readonly (readonly unknown[])[]) =>
    env.DB.prepare(
      `INSERT OR IGNORE INTO ${into} (${names.join(', ')}) SELECT ${names.map((_, place) => `value ->> ${place}`).join(', ')} FROM json_each(?)`,
    ).bind(JSON.stringify(found))
  await env.DB.batch([
    put('vacancy', columns, values),
    put('vacancy_search', ['rowid', 'terms', 'words'], texts),
    put('vacancy_nationality', ['country', 'vacancy_seq'], countries),
    put('search_word', ['word'], words),
  ])
}

const createCompanies = () => Promise.all([1, 0, 1, 0, 0].map((verified) => insertCompany({ verified })))

/** Fills an empty database with open vacancies, as publishing would leave them, the newest last. */
export async function fillMarket(count: number): Promise<MarketRow[]> {
  const companies = await createCompanies()
  const choices = createChoices(1)
  const rows = Array.from({ length: count }, (_, index): MarketRow => {
    const place = choices.below(companies.length)
    const company = { slug: companies[place]?.slug ?? '', verified: place % 2 === 0 && place < 3 }
    return { ...createRow(index + 1, count, choices), id: createId(), company }
  })
  for (let from = 0; from < count; from += STEP) await write(rows.slice(from, from + STEP), companies)
  return rows
}
