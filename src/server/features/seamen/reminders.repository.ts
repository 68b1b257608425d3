import { sql } from 'drizzle-orm'
import type { CvDocument } from '#src/contract/cv/cv.ts'
import { listReminders } from '#src/contract/cv/radar.ts'
import { DAY, toPlainDate } from '#src/contract/time.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'

/**
 * For the batch that follows a write of the CV: when its seafarer is to be reminded of papers next. What would have been told before today
 * is not: whoever types a date sees on the page how it stands.
 */
export function followReminders(db: Database, seamanId: string, papers: readonly CvDocument[], now: number): Statement {
  const dates = JSON.stringify(listReminders(papers).map(({ on }) => on))
  const yesterday = toPlainDate(now - DAY)
  return db.run(sql`INSERT INTO paper_reminder (seaman_id, told_until, remind_on)
    SELECT ${seamanId}, ${yesterday}, (SELECT min(value) FROM json_each(${dates}) WHERE value > ${yesterday}) WHERE true
    ON CONFLICT (seaman_id) DO UPDATE SET told_until = max(told_until, excluded.told_until),
      remind_on = (SELECT min(value) FROM json_each(${dates}) WHERE value > max(paper_reminder.told_until, excluded.told_until))`)
}
