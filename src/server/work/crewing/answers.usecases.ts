import { z } from 'zod'
import { DAY, HOUR } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findStatistic, saveStatistic } from '../market/market-figures.repository.ts'
import { measureAnswerRows } from './answers.repository.ts'

const WINDOW = 180 * DAY
/** Silence counts against a company after this time. */
const PATIENCE = 7 * DAY
/** Fewer applications are not measured. */
const LEAST = 5
const MEASURED_EVERY = 6 * HOUR

const measuredSchema = z.object({ changed: z.int() })

export const measureAnswers = (db: Database, now: number): Promise<number> =>
  measureAnswerRows(db, { from: now - WINDOW, to: now - PATIENCE, least: LEAST })

/** Measures the answers of all companies a few times a day. Idempotent. */
export async function refreshAnswers({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  const known = await findStatistic(db, 'answers', measuredSchema)
  if (known && now - known.updatedAt < MEASURED_EVERY) return
  await saveStatistic(db, 'answers', { changed: await measureAnswers(db, now) }, now)
}
