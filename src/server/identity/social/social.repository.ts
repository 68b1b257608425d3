import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Database, demandStillValid, type Statement } from '#src/server/platform/database.ts'
import {
  type SocialFlowRow,
  type SocialPendingRow,
  socialFlowTable,
  socialIdentityTable,
  socialPendingTable,
} from './social.tables.ts'

type Known = { issuer: string; subject: string }

export const findIdentity = (db: Database, { issuer, subject }: Known) =>
  db
    .select()
    .from(socialIdentityTable)
    .where(and(eq(socialIdentityTable.issuer, issuer), eq(socialIdentityTable.subject, subject)))
    .get()

/** At most one of each provider. */
export const findIdentities = (db: Database, accountId: string) =>
  db
    .select()
    .from(socialIdentityTable)
    .where(eq(socialIdentityTable.accountId, accountId))
    .orderBy(asc(socialIdentityTable.provider))

export const insertIdentity = (db: Database, row: typeof socialIdentityTable.$inferInsert) =>
  db.insert(socialIdentityTable).values(row)

/** Aborts the batch if the link is gone. */
export const noteIdentityUse = (db: Database, id: string, lastUsedAt: number): Statement[] => [
  db.update(socialIdentityTable).set({ lastUsedAt }).where(eq(socialIdentityTable.id, id)),
  ...demandStillValid(db, sql`changes()`),
]

export const deleteIdentity = (db: Database, accountId: string, id: string) =>
  db
    .delete(socialIdentityTable)
    .where(and(eq(socialIdentityTable.id, id), eq(socialIdentityTable.accountId, accountId)))

export const insertFlow = (db: Database, row: SocialFlowRow) => db.insert(socialFlowTable).values(row)

/** Consumes the OAuth state once; only from the browser that started the flow. */
export const takeFlow = async (
  db: Database,
  flow: Pick<SocialFlowRow, 'stateHash' | 'browserHash' | 'provider'>,
  now: number,
): Promise<SocialFlowRow | undefined> => {
  const [row] = await db
    .delete(socialFlowTable)
    .where(
      and(
        eq(socialFlowTable.stateHash, flow.stateHash),
        eq(socialFlowTable.browserHash, flow.browserHash),
        eq(socialFlowTable.provider, flow.provider),
        gt(socialFlowTable.expiresAt, now),
      ),
    )
    .returning()
  return row
}

export const insertPending = (db: Database, row: SocialPendingRow) => db.insert(socialPendingTable).values(row)

export const findPending = (db: Database, tokenHash: string, now: number): Promise<SocialPendingRow | undefined> =>
  db
    .select()
    .from(socialPendingTable)
    .where(and(eq(socialPendingTable.tokenHash, tokenHash), gt(socialPendingTable.expiresAt, now)))
    .get()

export const deletePending = (db: Database, tokenHash: string) =>
  db.delete(socialPendingTable).where(eq(socialPendingTable.tokenHash, tokenHash))

export const deleteStaleFlows = (db: Database, now: number) =>
  db.delete(socialFlowTable).where(lt(socialFlowTable.expiresAt, now))

export const deleteStalePending = (db: Database, now: number) =>
  db.delete(socialPendingTable).where(lt(socialPendingTable.expiresAt, now))
