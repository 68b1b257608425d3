import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { LetterReason } from '#src/domain/mailing/letter-states.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActive, isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { mailingRuleTable, mailingTable, mailingRecipientTable as recipient } from '../mailing.tables.ts'

/**
 * Why a row must not be sent, as of now; null if it may. An expression for statements about `mailing_recipient`.
 * @param now UTC ms
 */
export const stopReason = (now: number) => sql<LetterReason | null>`(SELECT CASE
    WHEN mam.stopped_at IS NOT NULL THEN 'cancelled'
    WHEN NOT ${sql.raw(isActive('mam.account_id'))} THEN 'account-closed'
    WHEN ${sql.raw(isSuspended('mao.id'))} THEN 'admin-stopped'
    WHEN mao.verified = 0 OR NOT ${sql.raw(isActiveOrganisation('mao.id'))} THEN 'agency-stopped'
    WHEN coalesce(mar.frequency, 'none') = 'none' THEN 'rule-ended'
    WHEN mar.paused_until > ${now} THEN 'agency-stopped'
    WHEN NOT EXISTS (SELECT 1 FROM mailing_address maa WHERE maa.organisation_id = mao.id AND maa.confirmed_at IS NOT NULL
      AND maa.stopped_at IS NULL) THEN 'agency-stopped'
    END
  FROM mailing mam JOIN organisation mao ON mao.id = mailing_recipient.organisation_id
    LEFT JOIN mailing_rule mar ON mar.organisation_id = mao.id
  WHERE mam.id = mailing_recipient.mailing_id)`

/** The address that was confirmed first, and its id. */
const ADDRESS = sql<string | null>`(SELECT json_array(a.id, a.address) FROM mailing_address a
  WHERE a.organisation_id = mailing_recipient.organisation_id AND a.confirmed_at IS NOT NULL AND a.stopped_at IS NULL
  ORDER BY a.confirmed_at, a.id LIMIT 1)`

/** Rows with what a letter says, the longest due first, and those of one agency together. */
const findRows = (db: Database, condition: SQL | undefined, now: number, limit: number) =>
  db
    .select({
      row: recipient,
      accountId: mailingTable.accountId,
      choice: mailingTable.choice,
      facts: mailingTable.facts,
      orderedAt: mailingTable.createdAt,
      rule: mailingRuleTable,
      address: ADDRESS,
      stop: stopReason(now),
    })
    .from(recipient)
    .innerJoin(mailingTable, eq(mailingTable.id, recipient.mailingId))
    .leftJoin(mailingRuleTable, eq(mailingRuleTable.organisationId, recipient.organisationId))
    .where(condition)
    .orderBy(asc(recipient.nextAt), asc(recipient.organisationId), asc(recipient.mailingId))
    .limit(limit)

export type LetterRow = Awaited<ReturnType<typeof findRows>>[number]

/** Rows that are due. */
export const findDueRows = (db: Database, now: number, limit: number): Promise<LetterRow[]> =>
  findRows(db, and(eq(recipient.state, 'queued'), lte(recipient.nextAt, now)), now, limit)

/** Rows that a run took before an instant and did not finish. */
export const findStuckRows = (db: Database, before: number, now: number, limit: number): Promise<LetterRow[]> =>
  findRows(db, and(eq(recipient.state, 'sending'), lte(recipient.claimedAt, before)), now, limit)

type Claim = { mailingId: string; organisationId: string; letterId: string; language: LocaleCode }

const CLAIMED = {
  mailingId: recipient.mailingId,
  organisationId: recipient.organisationId,
  letterId: recipient.letterId,
}

/** Takes due rows for sending, each into its letter. Returns those that no other run took, and that may be sent still. */
export const claimRows = (db: Database, claims: readonly Claim[], now: number) => {
  const listed = sql`json_each(${JSON.stringify(claims)}) c`
  const claim = sql`(SELECT c.value FROM ${listed} WHERE c.value ->> 'mailingId' = mailing_recipient.mailing_id
    AND c.value ->> 'organisationId' = mailing_recipient.organisation_id)`
  return db
    .update(recipient)
    .set({
      state: 'sending',
      claimedAt: now,
      tries: sql`${recipient.tries} + 1`,
      letterId: sql`coalesce(${recipient.letterId}, ${claim} ->> 'letterId')`,
      language: sql`coalesce(${recipient.language}, ${claim} ->> 'language')`,
    })
    .where(
      and(
        sql`(${recipient.mailingId}, ${recipient.organisationId}) IN (SELECT c.value ->> 'mailingId', c.value ->> 'organisationId' FROM ${listed})`,
        eq(recipient.state, 'queued'),
        eq(recipient.settled, 'held'),
        sql`${stopReason(now)} IS NULL`,
      ),
    )
    .returning(CLAIMED)
}

/** Takes rows again that a run did not finish. */
export const claimAgain = (db: Database, letterIds: readonly string[], before: number, now: number) =>
  db
    .update(recipient)
    .set({ claimedAt: now, tries: sql`${recipient.tries} + 1` })
    .where(
      and(isAmong(recipient.letterId, letterIds), eq(recipient.state, 'sending'), lte(recipient.claimedAt, before)),
    )
    .returning(CLAIMED)
