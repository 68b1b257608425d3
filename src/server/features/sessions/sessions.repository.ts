import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { companyTable } from '../companies/companies.tables.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'
import { accountTable, type SessionRow, sessionTable } from './accounts.tables.ts'

/** A live session with its account and the names of its profile. */
export const findSessionRow = (db: Database, tokenHash: string, now: number) =>
  db
    .select({
      session: sessionTable,
      account: {
        id: accountTable.id,
        email: accountTable.email,
        role: accountTable.role,
        language: accountTable.language,
      },
      seaman: { id: seamanTable.id, firstname: seamanTable.firstname, surname: seamanTable.surname },
      company: { id: companyTable.id, name: companyTable.name },
    })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .leftJoin(seamanTable, eq(seamanTable.accountId, accountTable.id))
    .leftJoin(companyTable, eq(companyTable.accountId, accountTable.id))
    .where(
      and(eq(sessionTable.tokenHash, tokenHash), gt(sessionTable.idleExpiresAt, now), gt(sessionTable.expiresAt, now)),
    )
    .get()

export const insertSession = (db: Database, row: SessionRow) => db.insert(sessionTable).values(row)

export const deleteSession = (db: Database, tokenHash: string) =>
  db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash))

export const updateLastSeen = (db: Database, tokenHash: string, lastSeenAt: number, idleExpiresAt: number) =>
  db.update(sessionTable).set({ lastSeenAt, idleExpiresAt }).where(eq(sessionTable.tokenHash, tokenHash))

export const deleteDeadSessions = (db: Database, now: number) =>
  db.delete(sessionTable).where(or(lt(sessionTable.expiresAt, now), lt(sessionTable.idleExpiresAt, now)))
