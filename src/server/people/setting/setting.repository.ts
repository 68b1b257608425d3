import { eq, sql } from 'drizzle-orm'
import type { NotificationSettings } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { notificationSettingTable } from './setting.tables.ts'

/** Settings of an account; defaults are missing. */
export async function findNotificationSettings(db: Database, accountId: string): Promise<NotificationSettings> {
  const rows = await db
    .select({ kind: notificationSettingTable.kind, wanted: notificationSettingTable.wanted })
    .from(notificationSettingTable)
    .where(eq(notificationSettingTable.accountId, accountId))
  return Object.fromEntries(rows.map(({ kind, wanted }) => [kind, wanted]))
}

export const saveNotificationSetting = (db: Database, row: typeof notificationSettingTable.$inferInsert) =>
  db
    .insert(notificationSettingTable)
    .values(row)
    .onConflictDoUpdate({
      target: [notificationSettingTable.accountId, notificationSettingTable.kind],
      set: { wanted: sql`excluded.wanted`, changedAt: sql`excluded.changed_at` },
    })

export async function findMailLanguage(db: Database, accountId: string): Promise<LocaleCode | null> {
  const found = await db
    .select({ mailLanguage: accountTable.mailLanguage })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()
  return found?.mailLanguage ?? null
}

export const findMailRecipient = (db: Database, accountId: string) =>
  db
    .select({
      email: accountTable.email,
      language: sql<LocaleCode>`coalesce(${accountTable.mailLanguage}, ${accountTable.language})`,
    })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()

export const updateMailLanguage = (
  db: Database,
  accountId: string,
  mailLanguage: LocaleCode | null,
  updatedAt: number,
) => db.update(accountTable).set({ mailLanguage, updatedAt }).where(eq(accountTable.id, accountId))

export const updateFormats = (db: Database, accountId: string, formats: string | null, updatedAt: number) =>
  db.update(accountTable).set({ formats, updatedAt }).where(eq(accountTable.id, accountId))
