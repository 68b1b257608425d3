import { eq, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isActive, isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { inboxChoiceTable } from './inbox.tables.ts'

/** A recipient of a digest: the newest waiting message, and the last digest. */
export type Due = { accountId: string; newest: number; digestedAt: number | null }

// Owners and recruiters share an organisation's inbox; each gets a digest unless active since the newest message.
const DUE = `WITH waits AS (
    SELECT s.account_id, max(t.seaman_unread_at) AS newest FROM inbox_thread t JOIN seaman s ON s.id = t.seaman_id
    WHERE t.seaman_unread > 0 AND t.seaman_unread_at BETWEEN ?2 AND ?1 GROUP BY s.account_id
    UNION ALL SELECT m.account_id, max(t.organisation_unread_at) FROM inbox_thread t JOIN organisation_member m ON m.organisation_id = t.organisation_id
    WHERE m.role IN ('owner', 'recruiter') AND t.organisation_unread > 0 AND t.organisation_unread_at BETWEEN ?2 AND ?1
    AND ${isActiveOrganisation('m.organisation_id')} GROUP BY m.account_id
  )
  SELECT w.account_id AS accountId, w.newest, c.digested_at AS digestedAt
  FROM waits w JOIN account a ON a.id = w.account_id LEFT JOIN inbox_choice c ON c.account_id = w.account_id
  WHERE a.email_verified_at IS NOT NULL AND ${isActive('a.id')}
  AND w.newest > coalesce(c.digested_at, 0)
  AND coalesce(c.digested_at, 0) <= iif(c.digest = 'day', ?4, ?3)
  AND NOT EXISTS (SELECT 1 FROM session o WHERE o.account_id = a.id AND o.last_seen_at > w.newest)
  AND NOT EXISTS (SELECT 1 FROM notification_setting n WHERE n.account_id = a.id AND n.kind = 'message_digest' AND n.wanted = 0)
  ORDER BY w.newest LIMIT ?5`

type Times = { until: number; since: number; anHourAgo: number; aDayAgo: number; limit: number }

/** Accounts with messages waiting since before `until` that the last digest did not include. */
export const findDue = async ({ $client: d1 }: Database, { until, since, anHourAgo, aDayAgo, limit }: Times) =>
  (await d1.prepare(DUE).bind(until, since, anHourAgo, aDayAgo, limit).all<Due>()).results

/** Aborts the batch if another run was first. */
export const markDigested = (db: Database, { accountId, digestedAt: before }: Due, digestedAt: number): Statement[] => [
  ...demand(db, sql`((SELECT digested_at FROM inbox_choice WHERE account_id = ${accountId}) IS ${before})`),
  db
    .insert(inboxChoiceTable)
    .values({ accountId, digestedAt })
    .onConflictDoUpdate({ target: inboxChoiceTable.accountId, set: { digestedAt } }),
]

/** For several organisations, the one with the newest unread message. */
const READ_FIRST = `(SELECT m.organisation_id FROM organisation_member m WHERE m.account_id = account.id AND m.role IN ('owner', 'recruiter')
    AND ${isActiveOrganisation('m.organisation_id')}
  ORDER BY (SELECT max(t.organisation_unread_at) FROM inbox_thread t WHERE t.organisation_id = m.organisation_id AND t.organisation_unread > 0) DESC,
    m.created_at, m.organisation_id LIMIT 1)`

// In a statement of one table the query builder does not qualify columns, which a subquery's tables would capture.
/** The inbox that an account reads. */
export const findReader = (db: Database, accountId: string) =>
  db
    .select({
      seamanId: sql<string | null>`(SELECT id FROM seaman WHERE account_id = account.id)`,
      organisationId: sql<string | null>`${sql.raw(READ_FIRST)}`,
      name: sql<string | null>`coalesce((SELECT firstname || ' ' || surname FROM seaman WHERE account_id = account.id),
        (SELECT name FROM organisation WHERE id = ${sql.raw(READ_FIRST)}))`,
    })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()
