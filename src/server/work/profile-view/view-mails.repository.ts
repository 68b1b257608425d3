import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { profileViewTable } from './profile-view.tables.ts'

/** One mail per week, identified by the week's first day. */
export const causeOf = (seamanId: string, day: string): string => `viewed:${seamanId}:${day}`

/** Seafarers viewed in a period who were not notified of it. */
export const findViewed = (db: Database, { from, until }: { from: string; until: string }, limit: number) =>
  db
    .selectDistinct({ seamanId: seamanTable.id, accountId: seamanTable.accountId })
    .from(profileViewTable)
    .innerJoin(seamanTable, eq(seamanTable.id, profileViewTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(
      and(
        gte(profileViewTable.day, from),
        lt(profileViewTable.day, until),
        isReached,
        sql`NOT EXISTS (SELECT 1 FROM ${outboxTable} o WHERE o.cause = 'viewed:' || ${seamanTable.id} || ':' || ${from})`,
      ),
    )
    .orderBy(asc(seamanTable.id))
    .limit(limit)
