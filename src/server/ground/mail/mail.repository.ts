import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#src/domain/time.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demandOneChange, isAmong, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { MailStream } from '#src/server/platform/mail/mailer.ts'
import { outboxTable, sentMailTable } from './mail.tables.ts'
import { NOTIFICATIONS_OF } from './streams.ts'

type OutboxRow = Omit<typeof outboxTable.$inferInsert, 'held'>

/** A row that must wait for a confirmed address, or for an account that is closing, is held. */
export function insertOutbox(db: Database, row: OutboxRow, needsConfirmed: boolean) {
  const to = row.accountId ?? null
  const about = row.aboutAccountId ?? to
  const held = sql<boolean>`EXISTS (SELECT 1 FROM account WHERE id IN (${to}, ${about}) AND email_verified_at IS NULL)
    OR EXISTS (SELECT 1 FROM erasure WHERE account_id = ${row.aboutAccountId ?? null})`
  return db.insert(outboxTable).values({ ...row, ...(needsConfirmed && { held }) })
}

const isFree = and(eq(outboxTable.status, 'waiting'), eq(outboxTable.held, false))

/** The organisation of the row, or of its parent row. */
const ofOrganisation = sql<
  string | null
>`coalesce(outbox.organisation_id, (SELECT p.organisation_id FROM outbox p WHERE p.id = outbox.parent_id))`

const STATES = {
  organisationId: ofOrganisation,
  toActive: sql<number>`(outbox.account_id IS NULL OR ${sql.raw(isActive('outbox.account_id'))})`,
  toBlocked: sql<number>`EXISTS (SELECT 1 FROM account a WHERE a.id = outbox.account_id AND a.blocked_at IS NOT NULL)`,
  aboutActive: sql<number>`(outbox.about_account_id IS NULL OR ${sql.raw(isActive('outbox.about_account_id'))})`,
}

/** A waiting mail with the state of the accounts of its recipient and its subject; undefined if it was sent or is held. */
export const findWaitingMail = (db: Database, id: string) =>
  db
    .select({ outbox: outboxTable, ...STATES })
    .from(outboxTable)
    .where(and(eq(outboxTable.id, id), isFree))
    .get()

/** Marks a waiting mail as sent and keeps its text; the key of sent_mail prevents a second one. Returns nothing if another run has taken it. */
export const keepSentMail = (db: Database, mail: typeof sentMailTable.$inferInsert) =>
  runBatch(db, [
    db.insert(sentMailTable).values(mail).onConflictDoNothing(),
    db
      .update(outboxTable)
      .set({ status: 'sent', sentAt: mail.sentAt, attempts: sql`${outboxTable.attempts} + 1` })
      .where(and(eq(outboxTable.id, mail.outboxId), eq(outboxTable.status, 'waiting'))),
  ])

/** Claims a waiting mail for sending; false if another run has it. */
export async function claimMail(db: Database, id: string, now: number): Promise<boolean> {
  const claimed = await db
    .update(outboxTable)
    .set({ status: 'sent', sentAt: now, attempts: sql`${outboxTable.attempts} + 1` })
    .where(and(eq(outboxTable.id, id), eq(outboxTable.status, 'waiting')))
    .returning({ id: outboxTable.id })
  return claimed.length === 1
}

/** Closes a waiting mail after it was split into one row for each member. Aborts the batch if it is no longer waiting. */
export const closeShared = (db: Database, id: string, now: number): Statement[] => [
  db
    .update(outboxTable)
    .set({ status: 'sent', sentAt: now, attempts: sql`${outboxTable.attempts} + 1` })
    .where(and(eq(outboxTable.id, id), isFree)),
  ...demandOneChange(db),
]

export const releaseMail = (db: Database, id: string, lastError: string) =>
  db.update(outboxTable).set({ status: 'waiting', sentAt: null, lastError }).where(eq(outboxTable.id, id))

/** Removes the address, and deletes the row if it belongs to no account and no organisation. */
const forget = (db: Database, which: SQL | undefined) => [
  db.delete(outboxTable).where(and(which, isNull(outboxTable.accountId), isNull(outboxTable.organisationId))),
  db
    .update(outboxTable)
    .set({ address: null })
    .where(and(which, isNotNull(outboxTable.address), isNotNull(outboxTable.accountId))),
]

/** Removes the recipient of a sent mail. */
export const forgetRecipient = (db: Database, id: string) => runBatch(db, forget(db, eq(outboxTable.id, id)))

/** How long a mail to an address without an account is shown where no mail leaves the machine. */
const SHOWN_FOR = DAY

const isShown = sql`EXISTS (SELECT 1 FROM sent_mail WHERE outbox_id = outbox.id)`

/** Removes recipients of mails whose run stopped before it removed them, or that were shown long enough. */
export const forgetRecipients = (db: Database, before: number) => {
  const isOver = or(not(isShown), lt(outboxTable.sentAt, before - SHOWN_FOR))
  return runBatch(db, forget(db, and(isNotNull(outboxTable.address), lt(outboxTable.sentAt, before), isOver)))
}

export const failMail = (db: Database, id: string) =>
  runBatch(db, [
    db
      .update(outboxTable)
      .set({ status: 'failed' })
      .where(and(eq(outboxTable.id, id), eq(outboxTable.status, 'waiting'))),
    ...forget(db, and(eq(outboxTable.id, id), eq(outboxTable.status, 'failed'))),
  ])

const isSubscribed = isAmong(outboxTable.notification, NOTIFICATIONS_OF.subscribed)

/** By stream, so that waiting mails of one do not keep the others. */
const isOfStream = (stream: MailStream): SQL =>
  stream === 'subscribed' ? isSubscribed : (or(isNull(outboxTable.notification), not(isSubscribed)) as SQL)

export const findWaitingIds = (db: Database, stream: MailStream, before: number, limit: number) =>
  db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(and(isFree, isOfStream(stream), lt(outboxTable.createdAt, before)))
    .orderBy(asc(outboxTable.createdAt))
    .limit(limit)

/** Mails to or about an account that may be sent now. */
export const findFreeIds = (db: Database, accountId: string) =>
  db
    .select({ id: outboxTable.id })
    .from(outboxTable)
    .where(and(isFree, or(eq(outboxTable.accountId, accountId), eq(outboxTable.aboutAccountId, accountId))))

const toStranger = sql<number>`(outbox.account_id IS NULL)`.mapWith(Boolean)

export const findSentMails = (db: Database, limit: number) =>
  db
    .select({
      id: sentMailTable.outboxId,
      recipient: sentMailTable.recipient,
      language: sentMailTable.language,
      subject: sentMailTable.subject,
      sentAt: sentMailTable.sentAt,
      isStranger: toStranger,
    })
    .from(sentMailTable)
    .innerJoin(outboxTable, eq(outboxTable.id, sentMailTable.outboxId))
    .orderBy(desc(sentMailTable.sentAt))
    .limit(limit)

export const findSentMail = (db: Database, id: string) =>
  db
    .select({ ...getTableColumns(sentMailTable), isStranger: toStranger })
    .from(sentMailTable)
    .innerJoin(outboxTable, eq(outboxTable.id, sentMailTable.outboxId))
    .where(eq(sentMailTable.outboxId, id))
    .get()
