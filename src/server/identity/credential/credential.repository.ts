import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { credentialLinkTable, type LinkPurpose, type LinkRow } from './credential.tables.ts'

export const insertLink = (db: Database, row: LinkRow) => db.insert(credentialLinkTable).values(row)

const findOne = (db: Database, condition: SQL | undefined) =>
  db
    .select({ link: credentialLinkTable, account: accountTable })
    .from(credentialLinkTable)
    .innerJoin(accountTable, eq(accountTable.id, credentialLinkTable.accountId))
    .where(and(condition, isNull(accountTable.blockedAt)))
    .get()

/** An unused link with its account. */
export const findLiveLink = (db: Database, purpose: LinkPurpose, secretHash: string, now: number) =>
  findOne(
    db,
    and(
      eq(credentialLinkTable.secretHash, secretHash),
      eq(credentialLinkTable.purpose, purpose),
      gt(credentialLinkTable.expiresAt, now),
    ),
  )

/** A link to be mailed. */
export const findLink = (db: Database, id: string) => findOne(db, eq(credentialLinkTable.id, id))

/** The newest valid link of a kind. */
export const findNewestLink = (db: Database, accountId: string, purpose: LinkPurpose, now: number) =>
  db
    .select()
    .from(credentialLinkTable)
    .where(
      and(
        eq(credentialLinkTable.accountId, accountId),
        eq(credentialLinkTable.purpose, purpose),
        gt(credentialLinkTable.expiresAt, now),
      ),
    )
    .orderBy(desc(credentialLinkTable.createdAt), desc(credentialLinkTable.id))
    .get()

/** Changes one row, or none if the link was used meanwhile. */
export const deleteLink = (db: Database, id: string) =>
  db.delete(credentialLinkTable).where(eq(credentialLinkTable.id, id))

export const deleteLinksOf = (db: Database, accountId: string, purposes: readonly LinkPurpose[]) =>
  db
    .delete(credentialLinkTable)
    .where(and(eq(credentialLinkTable.accountId, accountId), isAmong(credentialLinkTable.purpose, purposes)))

export const deleteDeadLinks = (db: Database, now: number) =>
  db.delete(credentialLinkTable).where(lt(credentialLinkTable.expiresAt, now))

export const savePassword = (db: Database, id: string, passwordHash: string | null, now: number) =>
  db.update(accountTable).set({ passwordHash, updatedAt: now }).where(eq(accountTable.id, id))

/** Opening a link from a mail to this address confirms it. */
export const markVerified = (db: Database, id: string, email: string, now: number) =>
  db
    .update(accountTable)
    .set({ emailVerifiedAt: sql`coalesce(${accountTable.emailVerifiedAt}, ${now})`, updatedAt: now })
    .where(and(eq(accountTable.id, id), eq(accountTable.email, email)))

/** Throws a uniqueness violation if another account has the address. */
export const saveEmail = (db: Database, id: string, email: string, now: number) =>
  db.update(accountTable).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(accountTable.id, id))
