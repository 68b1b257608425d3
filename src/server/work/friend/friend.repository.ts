import { and, desc, eq, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { referralTable } from '#src/server/identity/account/consents.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'

/** Active accounts that an account invited; those without a role have no name. */
export async function findJoined(db: Database, inviterId: string, limit: number) {
  const ofInviter = and(eq(referralTable.inviterId, inviterId), sql.raw(isActive('account.id')))
  const joined = db
    .select({ createdAt: referralTable.createdAt })
    .from(referralTable)
    .innerJoin(accountTable, eq(accountTable.id, referralTable.accountId))
    .where(ofInviter)
  const [total, rows] = await Promise.all([
    db.$count(joined.as('joined')),
    db
      .select({
        createdAt: referralTable.createdAt,
        firstname: seamanTable.firstname,
        surname: seamanTable.surname,
      })
      .from(referralTable)
      .innerJoin(accountTable, eq(accountTable.id, referralTable.accountId))
      .leftJoin(seamanTable, eq(seamanTable.accountId, referralTable.accountId))
      .where(ofInviter)
      .orderBy(desc(referralTable.createdAt), desc(referralTable.accountId))
      .limit(limit),
  ])
  return { total, rows }
}

/** The inviter; undefined while the account is inactive. */
export const findInviter = (db: Database, seamanId: string) =>
  db
    .select({ firstname: seamanTable.firstname, surname: seamanTable.surname, refId: seamanTable.refId })
    .from(seamanTable)
    .where(and(eq(seamanTable.id, seamanId), sql.raw(isActive('seaman.account_id'))))
    .get()
