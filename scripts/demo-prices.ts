import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq } from 'drizzle-orm'
import { columnsOf } from '#src/domain/dated-rule/rule-kinds.ts'
import { readVersion } from '#src/domain/dated-rule/rule-row.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { insertMailingRule } from '#src/server/exchange/mailing/receivers.repository.ts'
import { confirmDraft, digestRules, insertDraft } from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { createDatabase, type Database, runBatch } from '#src/server/platform/database.ts'
import { randomIds } from '#src/server/platform/ids.ts'
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
  ['first-promo', 'percent', '50'],
  ['package-cargo', 'percent', '10'],
  ['package-energy', 'percent', '12.5'],
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
async function findVerified(db: Database): Promise<Map<string, FleetType[]>> {
  const rows = await db
    .selectDistinct({ id: organisationTable.id, fleet: vacancyTable.fleet })
    .from(organisationTable)
    .leftJoin(vacancyTable, and(eq(vacancyTable.companyId, organisationTable.id), eq(vacancyTable.status, 'published')))
    .where(and(eq(organisationTable.verified, true), eq(organisationTable.kind, 'company')))
    .orderBy(asc(organisationTable.id))
  const companies = new Map<string, FleetType[]>()
  for (const { id, fleet } of rows)
    companies.set(id, [...(companies.get(id) ?? []), ...(fleet ? [fleet as FleetType] : [])])
  return companies
}

const FREQUENCIES = ['each', 'daily', 'weekly', 'daily'] as const

/** Rules of verified companies; every ninth one receives none. */
async function addMailingRules(db: Database, now: number): Promise<void> {
  const rules = [...(await findVerified(db))].map(([organisationId, fleets], index) =>
    insertMailingRule(db, {
      ...{ organisationId, fleets, updatedAt: now },
      frequency: index % 9 === 8 ? 'none' : (FREQUENCIES[index % FREQUENCIES.length] ?? 'each'),
    }),
  )
  for (let start = 0; start < rules.length; start += BATCH) await runBatch(db, rules.slice(start, start + BATCH))
}

/** Adds a price list and the companies that receive mailings. */
export async function addPrices(database: D1Database, now: number): Promise<void> {
  const db = createDatabase(database)
  await addPriceList(db, now)
  await addMailingRules(db, now)
}
