import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { type Database, isAmong, runBatch, type Statement } from '#src/server/platform/database.ts'
import { keptLetterTable, letterDomainTable, letterTable, mailPauseTable } from './letter.tables.ts'
import { MAX_BOOKED_AHEAD } from './pace.ts'
import { isInForce, suppressedFor } from './suppressions.repository.ts'

/** What a letter is known by. */
export type LetterKeys = { id: string; source: string; scope: string | null; addressDigest: string; domain: string }

const pausedFor = (scope: string | null) =>
  and(eq(mailPauseTable.stream, 'subscribed'), isAmong(mailPauseTable.scope, ['', scope ?? '']))

/** What decides whether a letter may be sent: its row, what suppresses or holds it, and the pace of its mail domain. */
export async function readLetter(db: Database, { id, scope, addressDigest, domain }: LetterKeys, now: number) {
  const suppressed = suppressedFor({ stream: 'subscribed', addressDigest, scope }, now)
  const [letters, suppressions, pauses, domains] = await db.batch([
    db.select().from(letterTable).where(eq(letterTable.id, id)),
    db.select({ found: sql<number>`1` }).from(suppressed.table).where(suppressed.where),
    db.select({ found: sql<number>`1` }).from(mailPauseTable).where(pausedFor(scope)),
    db.select().from(letterDomainTable).where(eq(letterDomainTable.domain, domain)),
  ])
  return {
    letter: letters[0],
    isSuppressed: suppressions.length > 0,
    isPaused: pauses.length > 0,
    pace: domains[0],
  }
}

/**
 * Claims a letter and books its time in the pace of its mail domain. False if another run has it, or if it was paused, suppressed or overtaken
 * since it was read.
 */
export async function claimLetter(
  db: Database,
  { id, source, scope, addressDigest, domain }: LetterKeys,
  { now, spacing }: { now: number; spacing: number },
): Promise<boolean> {
  const claim = sql`INSERT INTO letter (id, source, scope, address_digest, domain, state, at)
    SELECT ${id}, ${source}, ${scope}, ${addressDigest}, ${domain}, 'claimed', ${now}
    WHERE NOT EXISTS (SELECT 1 FROM mail_pause WHERE stream = 'subscribed' AND scope IN ('', ${scope ?? ''}))
      AND NOT EXISTS (SELECT 1 FROM mail_suppression WHERE stream = 'subscribed' AND address_digest = ${addressDigest}
        AND scope IN ('', ${scope ?? ''}) AND ${isInForce(now)})
      AND coalesce((SELECT booked_until FROM letter_domain WHERE domain = ${domain}), 0) <= ${now + MAX_BOOKED_AHEAD}
    ON CONFLICT (id) DO UPDATE SET (state, at, scope, address_digest, domain)
      = ('claimed', excluded.at, excluded.scope, excluded.address_digest, excluded.domain) WHERE letter.state = 'open'
    RETURNING id`
  const book = sql`INSERT INTO letter_domain (domain, first_at, booked_until)
    SELECT ${domain}, ${now}, ${now + spacing} WHERE changes() = 1
    ON CONFLICT (domain) DO UPDATE SET booked_until = max(booked_until, ${now}) + ${spacing}`
  const [claimed] = await runBatch(db, [db.all(claim), db.run(book)])
  return claimed?.results.length === 1
}

const isClaimed = (id: string) => and(eq(letterTable.id, id), eq(letterTable.state, 'claimed'))

/** Lets a letter be claimed again that the provider certainly did not accept. */
export const reopenLetter = (db: Database, id: string, error: string) =>
  db.update(letterTable).set({ state: 'open', error }).where(isClaimed(id))

/** Gives up a claim whose run ended without an outcome. */
export const loseLetter = (db: Database, id: string, claimedBefore: number, error: string) =>
  db
    .update(letterTable)
    .set({ state: 'unknown', error })
    .where(and(isClaimed(id), lte(letterTable.at, claimedBefore)))

/** Records what was accepted. An event may have come first; then its state remains. */
export const recordSent = (db: Database, id: string, messageId: string | undefined) =>
  db
    .update(letterTable)
    .set({
      state: sql`iif(${letterTable.state} IN ('claimed', 'unknown'), 'sent', ${letterTable.state})`,
      messageId: sql`coalesce(${letterTable.messageId}, ${messageId ?? null})`,
    })
    .where(eq(letterTable.id, id))

/** Records that an unclaimed letter is never sent. */
export const suppressLetter = (db: Database, keys: LetterKeys, now: number) =>
  db
    .insert(letterTable)
    .values({ ...keys, state: 'suppressed', at: now })
    .onConflictDoUpdate({
      target: letterTable.id,
      set: { state: 'suppressed' },
      setWhere: eq(letterTable.state, 'open'),
    })

/** Records that the provider sends nothing to the recipient of a claimed letter. */
export const suppressClaimed = (db: Database, id: string) =>
  db.update(letterTable).set({ state: 'suppressed' }).where(isClaimed(id))

export const keepLetter = (db: Database, kept: typeof keptLetterTable.$inferInsert) =>
  db.insert(keptLetterTable).values(kept).onConflictDoNothing()

export const findLetter = (db: Database, id: string) =>
  db.select().from(letterTable).where(eq(letterTable.id, id)).get()

/** Deletes letters, and the pace of mail domains without letters since: their warm-up begins again. */
export const deleteLetters = (db: Database, before: number): Statement[] => [
  db.delete(letterTable).where(lt(letterTable.at, before)),
  db.delete(letterDomainTable).where(lt(letterDomainTable.bookedUntil, before)),
]
