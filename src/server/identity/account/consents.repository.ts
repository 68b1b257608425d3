import { eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { accountTable } from './account.tables.ts'
import { consentEventTable, referralTable } from './consents.tables.ts'

type Row = Omit<typeof consentEventTable.$inferSelect, 'version'>

/** With the version that the person could read: language and date of the page's text, English if there is no other. */
export const insertConsent = (
  db: Database,
  { id, accountId, kind, given, createdAt }: Row,
  language: string,
): Statement =>
  db.run(sql`INSERT INTO consent_event (id, account_id, kind, version, given, created_at)
    SELECT ${id}, ${accountId}, ${kind}, coalesce((SELECT t.language || ' ' || date(t.updated_at / 1000, 'unixepoch')
      FROM page p JOIN page_text t ON t.page_id = p.id AND t.language IN (${language}, 'en')
      WHERE p.slug = ${kind === 'source' ? 'cookies' : kind} ORDER BY t.language = 'en' LIMIT 1), 'none'),
      ${given ? 1 : 0}, ${createdAt}`)

export const findConsents = (db: Database, accountId: string) =>
  db
    .select()
    .from(consentEventTable)
    .where(eq(consentEventTable.accountId, accountId))
    .orderBy(consentEventTable.createdAt, consentEventTable.id)

/** Deletes the source of the registration, and with it the inviter. */
export const forgetSource = (db: Database, accountId: string): Statement[] => [
  db.update(accountTable).set({ attribution: null, referredBy: null }).where(eq(accountTable.id, accountId)),
  db.delete(referralTable).where(eq(referralTable.accountId, accountId)),
]
