import { type SQL, sql } from 'drizzle-orm'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import { listReminders } from '#src/domain/cv/radar.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'

/** The earlier of two days; the second if there was none. */
const earlier = (day: SQL): SQL => sql`min(coalesce(look_on, ${day}), ${day})`

/**
 * For the batch after a write of the CV: sets the next reminder, and when papers are compared with contracts. Past reminders are skipped: the
 * page shows the state of a typed date.
 */
export function followReminders(db: Database, seamanId: string, papers: readonly CvDocument[], now: number): Statement {
  const dates = JSON.stringify(listReminders(papers).map(({ on }) => on))
  const yesterday = toPlainDate(now - DAY)
  return db.run(sql`INSERT INTO paper_reminder (seaman_id, told_until, remind_on, look_on)
    SELECT ${seamanId}, ${yesterday}, (SELECT min(value) FROM json_each(${dates}) WHERE value > ${yesterday}),
      CASE WHEN EXISTS (SELECT 1 FROM application WHERE seaman_id = ${seamanId} AND status <> 'rejected')
        THEN ${toPlainDate(now + DAY)} END WHERE true
    ON CONFLICT (seaman_id) DO UPDATE SET told_until = max(told_until, excluded.told_until),
      remind_on = (SELECT min(value) FROM json_each(${dates}) WHERE value > max(paper_reminder.told_until, excluded.told_until)),
      look_on = ${earlier(sql`excluded.look_on`)}`)
}

/** For the batch of an application: papers are compared with its contract the next day, all of a day at once. */
export const followContract = (db: Database, applicationId: string, now: number): Statement =>
  db.run(sql`UPDATE paper_reminder SET look_on = ${earlier(sql`${toPlainDate(now + DAY)}`)}
    WHERE seaman_id = (SELECT seaman_id FROM application WHERE id = ${applicationId})`)
