import type { D1Database } from '@cloudflare/workers-types'
import { toPlainDate } from '#src/domain/time.ts'
import { createDatabase, type Database } from '#src/server/platform/database.ts'
import { findDueMoves } from '#src/server/work/application/notified-moves.repository.ts'
import { findDueCards } from '#src/server/work/availability/availability.repository.ts'
import { findDueSearches } from '#src/server/work/saved/saved-searches.repository.ts'
import { quantile } from '../quantile.ts'
import { explain, recordStatements, type Statement } from './explain-searches.ts'

const AT_ONCE = 200

/** What the schedule looks for: as many at once as it takes. */
const DUES: Record<string, (db: Database, now: number) => Promise<unknown>> = {
  'saved searches that are due': (db, now) => findDueSearches(db, now, AT_ONCE),
  'questions “still available” that are due': (db, now) => findDueCards(db, toPlainDate(now), AT_ONCE),
  'applications whose change of status is due for a notification': (db, now) => findDueMoves(db, now, AT_ONCE),
}

const timeOf = async (database: D1Database, { sql, values }: Statement): Promise<number> =>
  (
    await database
      .prepare(sql)
      .bind(...values)
      .all()
  ).meta.duration

/** Prints what the schedule's questions take inside the database, ms, and how it goes about them. */
export async function measureDue(database: D1Database, times: number, say: (line: string) => void): Promise<void> {
  const statements: Statement[] = []
  const db = createDatabase(recordStatements(database, statements) as never)
  for (const [name, ask] of Object.entries(DUES)) {
    statements.length = 0
    await ask(db, Date.now())
    for (const statement of [...statements]) {
      const taken: number[] = []
      for (let turn = 0; turn < times; turn += 1) taken.push(await timeOf(database, statement))
      say(`  ${name.padEnd(44)}${quantile(taken, 0.5).toFixed(1)} / ${quantile(taken, 0.95).toFixed(1)}`)
      for (const line of await explain(database, statement)) say(`  ${line}`)
    }
  }
}
