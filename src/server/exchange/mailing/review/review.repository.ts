import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { LetterAnswer } from '#src/domain/mailing/letter-states.ts'
import { answersBefore } from '#src/domain/mailing/review.ts'
import { letterTable } from '#src/server/ground/mail/letters/letter.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { areActive, isBlockedBySeaman, isOpen } from '#src/server/work/crew/first-contact.repository.ts'
import { mailingTable, mailingRecipientTable as recipient } from '../mailing.tables.ts'
import { IS_RECEIVING } from '../receivers.repository.ts'

/** Whether the page of a row can be read: it has not ended, and the seafarer has not withdrawn it. */
const isGood = (now: number): SQL | undefined => and(isNull(recipient.revokedAt), gt(recipient.reviewUntil, now))

const HAS_FORM = sql<0 | 1>`EXISTS (SELECT 1 FROM agency_form f WHERE f.company_id = organisation.id)`

/**
 * The row of a page that can be read, with both sides: the seafarer is active and has not blocked the agency, which is active and not
 * suspended. One statement, whatever the reason for which there is none.
 */
export const findReview = (db: Database, reviewHash: string, now: number) =>
  db
    .select({
      row: recipient,
      accountId: mailingTable.accountId,
      choice: mailingTable.choice,
      orderedAt: mailingTable.createdAt,
      seamanId: seamanTable.id,
      language: accountTable.language,
      agency: organisationTable.name,
      isVerified: organisationTable.verified,
      hasForm: HAS_FORM,
    })
    .from(recipient)
    .innerJoin(mailingTable, eq(mailingTable.id, recipient.mailingId))
    .innerJoin(accountTable, eq(accountTable.id, mailingTable.accountId))
    .innerJoin(seamanTable, eq(seamanTable.accountId, mailingTable.accountId))
    .innerJoin(organisationTable, eq(organisationTable.id, recipient.organisationId))
    .where(
      and(
        eq(recipient.reviewHash, reviewHash),
        isGood(now),
        sql.raw(isActive('mailing.account_id')),
        IS_RECEIVING,
        sql.raw(`NOT ${isBlockedBySeaman('seaman.id', 'organisation.id')}`),
      ),
    )
    .get()

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

const pairOf = ({ seamanId, row }: ReviewRow) => ({ seamanId, organisationId: row.organisationId, toCard: false })

/** Whether the agency may invite the seafarer, who sent it the CV: its licence is checked, the page can be read, neither blocked the other. */
export const mayInviteSender = (review: ReviewRow, now: number): SQL =>
  sql`(EXISTS (SELECT 1 FROM mailing_recipient mrr JOIN organisation mro ON mro.id = mrr.organisation_id
      WHERE mrr.review_hash = ${review.row.reviewHash} AND mrr.revoked_at IS NULL AND mrr.review_until > ${now} AND mro.verified = 1)
    AND ${isOpen(pairOf(review))} AND ${areActive(pairOf(review))})`

type Answered = { reviewHash: string; answer: LetterAnswer; now: number }

/** Aborts the batch if the page has ended, or a given answer stays. */
export const setAnswer = (db: Database, { reviewHash, answer, now }: Answered): Statement[] => [
  db
    .update(recipient)
    .set({ answer, answeredAt: now, openedAt: sql`coalesce(${recipient.openedAt}, ${now})` })
    .where(
      and(
        eq(recipient.reviewHash, reviewHash),
        isGood(now),
        or(isNull(recipient.answer), isAmong(recipient.answer, answersBefore(answer))),
      ),
    ),
  ...demandOneChange(db),
]

type Opened = { reviewHash: string; browser: string; isMember: boolean; now: number }

/** Records the first view, and later the first one in another browser that is not a member’s. Returns whether it changed something. */
export async function noteOpened(db: Database, { reviewHash, browser, isMember, now }: Opened): Promise<boolean> {
  const isForward = sql`(${recipient.forwardedAt} IS NULL AND ${recipient.openedHash} <> ${browser} AND ${isMember ? 0 : 1})`
  const changed = await db
    .update(recipient)
    .set({
      openedAt: sql`coalesce(${recipient.openedAt}, ${now})`,
      openedHash: sql`coalesce(${recipient.openedHash}, ${browser})`,
      forwardedAt: sql`iif(${isForward}, ${now}, ${recipient.forwardedAt})`,
    })
    .where(and(eq(recipient.reviewHash, reviewHash), isGood(now), or(isNull(recipient.openedHash), isForward)))
    .returning({ mailingId: recipient.mailingId })
  return changed.length > 0
}

/** The digest of the address to which a letter was sent; undefined once the letter is forgotten. */
export const findLetterAddress = async (db: Database, letterId: string): Promise<string | undefined> =>
  (await db.select({ of: letterTable.addressDigest }).from(letterTable).where(eq(letterTable.id, letterId)).get())?.of

type Revoked = { mailingId: string; position: number | null; now: number }

const revoked = ({ mailingId, position }: Revoked) =>
  and(eq(recipient.mailingId, mailingId), position === null ? undefined : eq(recipient.position, position))

/** Whether the mailing has such a letter. */
export const hasLetter = async (db: Database, of: Revoked): Promise<boolean> =>
  (await db.$count(recipient, revoked(of))) > 0

/** Ends the pages of one letter or all, and stops what has not left. */
export const revokeReviews = (db: Database, of: Revoked): Statement[] => [
  db
    .update(recipient)
    .set({ revokedAt: of.now })
    .where(and(revoked(of), isNull(recipient.revokedAt))),
  db
    .update(recipient)
    .set({ state: 'stopped', settled: 'released', settledAt: of.now, reason: 'cancelled' })
    .where(and(revoked(of), eq(recipient.state, 'queued'), eq(recipient.settled, 'held'))),
]
