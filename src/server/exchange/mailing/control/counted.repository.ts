import { and, desc, gte, isNull, not, sql } from 'drizzle-orm'
import type { MailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { mailingTable } from '../mailing.tables.ts'

export type ReadMailing = { accountId: string; createdAt: number; facts: MailingFacts }

type Counting = { organisationId: string; slug: string; since: number; limit: number }

/** Whether the seafarer excluded the organisation by name, or it knows the seafarer from a contract. */
const isHidden = ({ organisationId, slug }: Counting) => sql`(
  EXISTS (SELECT 1 FROM json_each(${mailingTable.choice}, '$.notTo') hidden WHERE hidden.value = ${slug})
  OR EXISTS (SELECT 1 FROM seaman s JOIN voyage_request v ON v.seaman_id = s.id
    WHERE s.account_id = mailing.account_id AND v.company_id = ${organisationId})
  OR EXISTS (SELECT 1 FROM seaman s JOIN cv_evidence e ON e.seaman_id = s.id
    WHERE s.account_id = mailing.account_id AND e.company_id = ${organisationId}))`

/**
 * The mailings of active seafarers since a time that were not stopped, newest first. Those that hide from the organisation are not read: its
 * figures must not reveal that one of its own crew is looking for another post.
 */
export const findMailingsSince = (db: Database, counting: Counting): Promise<ReadMailing[]> =>
  db
    .select({ accountId: mailingTable.accountId, createdAt: mailingTable.createdAt, facts: mailingTable.facts })
    .from(mailingTable)
    .where(
      and(
        gte(mailingTable.createdAt, counting.since),
        isNull(mailingTable.stoppedAt),
        not(isHidden(counting)),
        sql.raw(isActive('mailing.account_id')),
      ),
    )
    .orderBy(desc(mailingTable.createdAt))
    .limit(counting.limit)
    .all()
