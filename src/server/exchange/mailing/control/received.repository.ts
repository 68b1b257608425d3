import { and, count, desc, eq, isNotNull, min, sql } from 'drizzle-orm'
import { isActive } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { mailingRecipientTable, mailingTable } from '../mailing.tables.ts'

const recipient = mailingRecipientTable

/** Letters that were sent to the organisation, of active seafarers. */
const receivedBy = (organisationId: string) =>
  and(
    eq(recipient.organisationId, organisationId),
    isNotNull(recipient.sentAt),
    sql.raw(isActive('mailing.account_id')),
  )

export const listReceived = (db: Database, organisationId: string, limit: number, offset: number) =>
  db
    .select({
      id: recipient.mailingId,
      sentAt: sql<number>`${recipient.sentAt}`,
      facts: mailingTable.facts,
      organisationId: recipient.organisationId,
      revokedAt: recipient.revokedAt,
      reviewUntil: recipient.reviewUntil,
      openedAt: recipient.openedAt,
      answer: recipient.answer,
      answeredAt: recipient.answeredAt,
    })
    .from(recipient)
    .innerJoin(mailingTable, eq(mailingTable.id, recipient.mailingId))
    .where(receivedBy(organisationId))
    .orderBy(desc(recipient.sentAt), desc(recipient.mailingId))
    .limit(limit)
    .offset(offset)
    .all()

export const countReceived = (db: Database, organisationId: string) =>
  db
    .select({
      total: count(),
      since: min(recipient.sentAt),
      opened: count(recipient.openedAt),
      answered: count(recipient.answeredAt),
    })
    .from(recipient)
    .innerJoin(mailingTable, eq(mailingTable.id, recipient.mailingId))
    .where(receivedBy(organisationId))
    .get()
