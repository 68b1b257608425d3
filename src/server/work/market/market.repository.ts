import type { PayStep } from '#src/domain/market/pay-quartiles.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'

const SHIP = pickColumns(vacancyTable, 'fleet')

/** Open vacancies of a rank with one pay on one kind of vessel. */
export type MarketStep = PayStep & RowOf<typeof SHIP> & { vessel: string }

// A covering index: pay within the rank with all selected columns.
const STEPS = `SELECT ${SHIP.of()}, vessel_type AS vessel, pay_usd AS pay, count(*) AS count FROM vacancy INDEXED BY vacancy_rank_salary
  WHERE status = 'published' AND rank = ? GROUP BY pay_usd, fleet, vessel_type`

/** All current pay of a rank. Reads every vacancy of the rank: for the scheduled run. */
export const findMarketSteps = async ({ $client: d1 }: Database, rank: string): Promise<MarketStep[]> =>
  (await d1.prepare(STEPS).bind(rank).all<MarketStep>()).results
