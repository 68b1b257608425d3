import { HOUR, toPlainDate } from '#src/domain/time.ts'
import { hashText } from '../platform/crypto.ts'
import { pickFacts, type VacancyFacts } from '../work/vacancy/vacancy-row.ts'
import { addDays } from './dates.ts'
import { createKey } from './identifiers.ts'
import { createRandom } from './random.ts'
import type { Batch, FeedReportLineRow, VacancyRow } from './rows.ts'

const NAME = 'north-strand-vacancies.rss'
const REPORTED_AGO = 0.1 * HOUR

const PAY = { pay_currency: 'USD', pay_period: 'month' } as const

type Refused = { title: string; reasons: readonly string[]; read: (now: number) => Partial<VacancyFacts> }

/** Rows as they come from agencies, each with what could be read of it. */
const REFUSED: readonly Refused[] = [
  {
    title: 'Able Seaman for Tanker',
    reasons: ['vessel-several', 'pay-text'],
    read: (now) => ({ rank: 'able-seaman', ...joining(now, 20) }),
  },
  {
    title: 'Second Cook for Ferry',
    reasons: ['joining-passed'],
    read: (now) => ({
      rank: 'second-cook',
      vessel_type: 'ferry',
      ...{ pay_min: 190_000, pay_max: 210_000, ...PAY },
      ...joining(now, -12),
    }),
  },
  {
    title: 'Fitter for Bulk Carrier',
    reasons: ['duration-unclear'],
    read: (now) => ({
      rank: 'fitter',
      vessel_type: 'bulk-carrier',
      ...{ pay_min: 220_000, pay_max: 220_000, ...PAY },
      ...joining(now, 31),
    }),
  },
]

const JOINING_DAYS = 6

/** A window of joining that begins in so many days. */
function joining(now: number, days: number): Pick<VacancyFacts, 'join_from' | 'join_to'> {
  const from = addDays(toPlainDate(now), days)
  return { join_from: from, join_to: addDays(from, JOINING_DAYS) }
}

const wordOf = (word: string): string =>
  word.length <= 3 ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const nameOf = (slug: string): string => slug.split('-').map(wordOf).join(' ')
const addressOf = (number: number): string => `https://north-strand-crewing.example/vacancies/${number}`

const createLines = (report: string, listed: readonly VacancyRow[], now: number): FeedReportLineRow[] => [
  ...listed.map((row, index) => ({
    ...blank(report, index + 1, `${nameOf(row.rank)} for ${nameOf(row.vessel_type)}`),
    outcome: 'new' as const,
    vacancy_id: row.id,
    facts: JSON.stringify(pickFacts({ ...row, trading_area: null } as VacancyFacts)),
  })),
  ...REFUSED.map(({ title, reasons, read }, index) => ({
    ...blank(report, listed.length + index + 1, title),
    reasons: JSON.stringify(reasons),
    facts: JSON.stringify(read(now)),
  })),
]

/** The demo company's feed: a file that was uploaded and confirmed, from which its newest vacancies come. */
export function* createDemoFeed(
  listed: readonly VacancyRow[],
  { now, seed }: { now: number; seed: number },
): Generator<Batch> {
  const [first] = listed
  if (!first) return
  const random = createRandom(seed, 'feed')
  const at = now - REPORTED_AGO
  const [id, report] = [createKey(random, at), createKey(random, at)]
  const lines = createLines(report, listed, now)
  const counts = {
    new: listed.length,
    changed: 0,
    unchanged: 0,
    duplicate: 0,
    refused: REFUSED.length,
    withdrawn: 0,
  }
  const times = { created_at: at, confirmed_at: at }
  yield {
    table: 'feed_source',
    rows: [{ id, company_id: first.company_id, kind: 'upload', name: NAME, read_at: at, updated_at: at, ...times }],
  }
  yield {
    table: 'feed_item',
    rows: listed.map((row, index) => ({
      source_id: id,
      external_id: addressOf(index + 1),
      vacancy_id: row.id,
      content_hash: hashText(row.text),
    })),
  }
  yield {
    table: 'feed_report',
    rows: [
      {
        id: report,
        source_id: id,
        status: 'confirmed',
        read_by: 'owner',
        confirmed_by: 'owner',
        items: lines.length,
        counts: JSON.stringify(counts),
        plan_hash: '',
        ...times,
      },
    ],
  }
  yield { table: 'feed_report_row', rows: lines }
}

const blank = (report: string, position: number, title: string): FeedReportLineRow => ({
  report_id: report,
  position,
  external_id: addressOf(position),
  title,
  outcome: 'refused',
  reasons: '[]',
  vacancy_id: null,
  facts: null,
})
