import { and, desc, eq, or, sql } from 'drizzle-orm'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { referralTable } from '../account/consents.tables.ts'

/** More than these are not compared. */
const MAX_COMPARED = 50

const SIGNED_IN = { id: accountTable.id, email: accountTable.email, passwordHash: accountTable.passwordHash }

/** The accounts with which an account has a referral: its inviter, and those that it invited last. */
export const findReferred = (db: Database, accountId: string) =>
  db
    .select(SIGNED_IN)
    .from(referralTable)
    .innerJoin(
      accountTable,
      eq(
        accountTable.id,
        sql`iif(${referralTable.accountId} = ${accountId}, ${referralTable.inviterId}, ${referralTable.accountId})`,
      ),
    )
    .where(
      and(
        or(eq(referralTable.accountId, accountId), eq(referralTable.inviterId, accountId)),
        eq(referralTable.sharedDevice, false),
      ),
    )
    .orderBy(desc(referralTable.createdAt))
    .limit(MAX_COMPARED)

/** The account of a referral link. */
export const findInviterOf = (db: Database, referral: string) =>
  db
    .select(SIGNED_IN)
    .from(seamanTable)
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(eq(seamanTable.refId, referral))
    .all()

/** Records that the two accounts of a referral were signed in with one browser; nothing if there is no referral. */
export const markSharedDevice = (db: Database, one: string, other: string): Statement =>
  db
    .update(referralTable)
    .set({ sharedDevice: true })
    .where(
      or(
        and(eq(referralTable.accountId, one), eq(referralTable.inviterId, other)),
        and(eq(referralTable.accountId, other), eq(referralTable.inviterId, one)),
      ),
    )
