import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq } from 'drizzle-orm'
import { columnsOf } from '#src/domain/dated-rule/rule-kinds.ts'
import { readVersion } from '#src/domain/dated-rule/rule-row.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { mailingAddressTable, type mailingRuleTable } from '#src/server/exchange/mailing/mailing.tables.ts'
import { insertMailingRule } from '#src/server/exchange/mailing/receivers.repository.ts'
import { confirmDraft, digestRules, insertDraft } from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { createDatabase, type Database, runBatch, type Statement } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { DEMO_COMPANY } from '#src/server/seed/create-company.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'

const BATCH = 50
const SOURCE = 'Demo price list'

/** Items with their prices; the list has six mailings. */
const PRICES: readonly (readonly [item: string, currency: string, amount: string])[] = [
  ['all-fleets', 'USD', '0.15'],
  ['merchant', 'USD', '0.2'],
  ['tankers', 'USD', '0.25'],
  ['offshore', 'USD', '0.25'],
  ['passenger', 'USD', '0.2'],
  ['deep-sea', 'USD', '0.18'],
  ['all-fleets', 'UAH', '6'],
  ['form', 'USD', '3.5'],
  ['consultation', 'USD', '15'],
  ['consultation', 'UAH', '600'],
  ['bonus-verification', 'USD', '2'],
  ['bonus-verification', 'UAH', '80'],
  ['bonus-verification', 'EUR', '2'],
  ['bonus-friend', 'USD', '3'],
  ['bonus-friend', 'UAH', '120'],
  ['bonus-friend', 'EUR', '3'],
  ['premium', 'USD', '0.2'],
  ['first-promo', 'percent', '50'],
  ['package-cargo', 'percent', '10'],
  ['package-energy', 'percent', '12.5'],
  ['package-start', 'percent', '15'],
  ['premium-year', 'percent', '20'],
]

/** The first version of the price list, which applies since thirty days. */
async function addPriceList(db: Database, now: number): Promise<void> {
  const from = toPlainDate(now - 30 * DAY)
  const lines = PRICES.map(([item, currency, amount]) => [item, currency, amount, from, '', SOURCE].join(','))
  const rows = readVersion('price', [columnsOf('price').join(','), ...lines].join('\n'))
  if (!Array.isArray(rows)) throw new Error(`The demo prices are wrong: ${JSON.stringify(rows)}`)
  const [id, digest, createdAt] = [randomIds.key(now - 30 * DAY), digestRules(rows), now - 30 * DAY]
  const confirmed = { number: 1, proposedBy: null, confirmedBy: null, confirmedAt: createdAt }
  await runBatch(db, [
    ...insertDraft(db, { id, kind: 'price', digest, proposedBy: null, createdAt }, rows),
    ...confirmDraft(db, id, digest, confirmed),
  ])
}

/** Verified companies with the fleets of their public vacancies. */
async function findVerified(db: Database): Promise<Verified[]> {
  const rows = await db
    .selectDistinct({
      id: organisationTable.id,
      slug: organisationTable.slug,
      name: organisationTable.name,
      fleet: vacancyTable.fleet,
    })
    .from(organisationTable)
    .leftJoin(vacancyTable, and(eq(vacancyTable.companyId, organisationTable.id), eq(vacancyTable.status, 'published')))
    .where(and(eq(organisationTable.verified, true), eq(organisationTable.kind, 'company')))
    .orderBy(asc(organisationTable.id))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => ({
    ...{ id, slug: found[0]?.slug ?? id, name: found[0]?.name ?? '' },
    fleets: found.flatMap(({ fleet }) => (fleet ? [fleet as FleetType] : [])),
  }))
}

const FREQUENCIES = ['each', 'daily', 'weekly', 'daily'] as const

/** What companies ask for beside their fleets, in turn. Most ask for little, so that mailings reach many. */
const DEMANDS: readonly Partial<typeof mailingRuleTable.$inferInsert>[] = [
  {},
  { monthsInRank: 6, english: 'basic' },
  { papersValid: 3 },
  { english: 'working', named: false },
  {},
  { monthsInRank: 12, monthsOnTypes: 6, english: 'working', papersValid: 6 },
  { ranks: ['master', 'chief-officer', 'chief-engineer', 'second-engineer'] },
]

/** The demands of the demo company: one of each kind. */
const DEMO_DEMANDS = { monthsInRank: 12, monthsOnTypes: 6, english: 'working', papersValid: 6 } as const

type Verified = { id: string; slug: string; name: string; fleets: FleetType[] }

/** The rule of a company, and the confirmed address of its letters; every ninth one receives none. */
const addMailingRule = (
  db: Database,
  { id, slug, name, fleets }: Verified,
  index: number,
  now: number,
): Statement[] => [
  insertMailingRule(db, {
    ...{ organisationId: id, fleets, updatedAt: now - 27 * DAY },
    frequency: index % 9 === 8 && name !== DEMO_COMPANY ? 'none' : (FREQUENCIES[index % FREQUENCIES.length] ?? 'each'),
    ...(name === DEMO_COMPANY ? DEMO_DEMANDS : DEMANDS[index % DEMANDS.length]),
  }),
  db.insert(mailingAddressTable).values({
    id: randomIds.key(now - 27 * DAY),
    ...{ organisationId: id, address: `crew@${slug}.example`, askedAt: now - 27 * DAY, confirmedAt: now - 26 * DAY },
  }),
]

/** The rules of verified companies. */
async function addMailingRules(db: Database, now: number): Promise<void> {
  const rules = (await findVerified(db)).flatMap((company, index) => addMailingRule(db, company, index, now))
  for (let start = 0; start < rules.length; start += BATCH) await runBatch(db, rules.slice(start, start + BATCH))
}

/** Adds a price list and the companies that receive mailings. */
export async function addPrices(database: D1Database, now: number): Promise<void> {
  const db = createDatabase(database)
  await addPriceList(db, now)
  await addMailingRules(db, now)
}
