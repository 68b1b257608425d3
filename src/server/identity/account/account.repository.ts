import { and, eq, sql } from 'drizzle-orm'
import type { Role } from '#src/contract/http/roles.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type AccountRow, accountTable } from './account.tables.ts'

export const findAccountByEmail = async (db: Database, email: string): Promise<AccountRow | undefined> =>
  db.select().from(accountTable).where(eq(accountTable.email, email)).get()

export const findAccount = async (db: Database, id: string): Promise<AccountRow | undefined> =>
  db.select().from(accountTable).where(eq(accountTable.id, id)).get()

export const insertAccount = (db: Database, row: typeof accountTable.$inferInsert) =>
  db.insert(accountTable).values(row)

export const updatePasswordHash = (db: Database, id: string, passwordHash: string, updatedAt: number) =>
  db.update(accountTable).set({ passwordHash, updatedAt }).where(eq(accountTable.id, id))

export const updateLanguage = (db: Database, id: string, language: LocaleCode, now: number) =>
  db.update(accountTable).set({ language, languageChosenAt: now, updatedAt: now }).where(eq(accountTable.id, id))

/** In a batch: only if the previous statement changed a row. */
export const updateLanguageThen = (db: Database, id: string, language: LocaleCode, now: number) =>
  db
    .update(accountTable)
    .set({ language, languageChosenAt: now, updatedAt: now })
    .where(and(eq(accountTable.id, id), sql`changes() = 1`))

/** Changes one row, or none if the account already has a role. */
export const chooseAccountRole = (db: Database, id: string, role: Role, updatedAt: number) =>
  db
    .update(accountTable)
    .set({ role, updatedAt })
    .where(and(eq(accountTable.id, id), eq(accountTable.role, 'user')))

/** Stores the referral link unless there is one; the database finds its owner. */
export const rememberReferral = (db: Database, id: string, referredBy: string) =>
  db
    .update(accountTable)
    .set({ referredBy })
    .where(
      and(eq(accountTable.id, id), sql`NOT EXISTS (SELECT 1 FROM referral r WHERE r.account_id = ${accountTable.id})`),
    )
