import { and, eq, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#src/domain/time.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { letterTable, type SuppressionReason } from './letter.tables.ts'
import { type LetterReport, weakerThan } from './letter-states.ts'

/** A stream pauses from this many complaints on, if they are at least one in so many letters. */
const MIN_COMPLAINTS = 3
const LETTERS_TO_COMPLAINT = 1000
const WINDOW = 7 * DAY

type Reported = { id: string; report: LetterReport; messageId: string | null; at: number; now: number }

const SUPPRESSED_BY: Partial<Record<LetterReport, SuppressionReason>> = {
  bounced: 'bounced',
  suppressed: 'provider',
  complained: 'complained',
}

/** The letter, unless it was reported so or worse before. */
const isNews = ({ id, report }: Reported): SQL =>
  and(eq(letterTable.id, id), isAmong(letterTable.state, weakerThan(report))) as SQL

function suppress(db: Database, reported: Reported): Statement[] {
  const reason = SUPPRESSED_BY[reported.report]
  if (!reason) return []
  return [
    db.run(sql`INSERT INTO mail_suppression (stream, address_digest, scope, reason, at)
      SELECT 'subscribed', address_digest, '', ${reason}, ${reported.now} FROM letter WHERE ${isNews(reported)}
      ON CONFLICT (stream, address_digest, scope) DO UPDATE SET until = NULL WHERE until IS NOT NULL`),
  ]
}

/** Of the last days, this complaint among them. */
const isTooMany = (since: number): SQL => {
  const complaints = sql`(SELECT count(*) + 1 FROM letter WHERE state = 'complained' AND event_at > ${since})`
  const sent = sql`(SELECT count(*) FROM letter WHERE at > ${since} AND state NOT IN ('open', 'claimed') AND (state <> 'suppressed' OR event_at IS NOT NULL))`
  return sql`${complaints} >= ${MIN_COMPLAINTS} AND ${complaints} * ${LETTERS_TO_COMPLAINT} >= ${sent}`
}

const pause = (db: Database, reported: Reported): Statement[] =>
  reported.report === 'complained'
    ? [
        db.run(sql`INSERT INTO mail_pause (stream, scope, reason, at)
          SELECT 'subscribed', scope, 'complaint', ${reported.now} FROM letter
          WHERE ${isNews(reported)} AND scope IS NOT NULL ON CONFLICT (stream, scope) DO NOTHING`),
        db.run(sql`INSERT INTO mail_pause (stream, scope, reason, at)
          SELECT 'subscribed', '', 'complaints', ${reported.now} FROM letter
          WHERE ${isNews(reported)} AND ${isTooMany(reported.now - WINDOW)} ON CONFLICT (stream, scope) DO NOTHING`),
      ]
    : []

/**
 * Records what a provider reported of a letter, with what follows: the suppression of the address, and pauses. Nothing changes if the same or a
 * stronger report came before.
 */
export const recordReport = (db: Database, reported: Reported): Statement[] => [
  ...suppress(db, reported),
  ...pause(db, reported),
  db
    .update(letterTable)
    .set({
      state: reported.report,
      eventAt: reported.at,
      messageId: sql`coalesce(${letterTable.messageId}, ${reported.messageId})`,
    })
    .where(isNews(reported)),
]
