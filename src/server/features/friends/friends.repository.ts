import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { accountTable } from '../accounts/accounts.tables.ts'
import { referralTable } from '../accounts/consents.tables.ts'
import { accountStays } from '../accounts/reached.repository.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'

/** Whom an account invited, as long as they keep their own; those who chose no role yet have no name. */
export async function findJoined(db: Database, inviterId: string, limit: number) {
  const ofInviter = and(eq(referralTable.inviterId, inviterId), accountStays)
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

/** Who invites, while they can be named; nothing once the account closes or is blocked. */
export const findInviter = (db: Database, seamanId: string) =>
  db
    .select({ firstname: seamanTable.firstname, surname: seamanTable.surname, refId: seamanTable.refId })
    .from(seamanTable)
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(and(eq(seamanTable.id, seamanId), isNull(accountTable.blockedAt), accountStays))
    .get()
