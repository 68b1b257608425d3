import { and, eq, isNull, sql } from 'drizzle-orm'
import { DIGEST_HOUR, type NotificationSettings } from '#src/contract/setting/notifications.ts'
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

/** The language of mails, null for the account's, and the local hour of digests. */
export async function findMailChoice(
  db: Database,
  accountId: string,
): Promise<{ mailLanguage: LocaleCode | null; digestHour: number }> {
  const found = await db
    .select({ mailLanguage: accountTable.mailLanguage, digestHour: accountTable.digestHour })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()
  return found ?? { mailLanguage: null, digestHour: DIGEST_HOUR }
}

/** Null while it is unknown. */
export async function findTimeZone(db: Database, accountId: string): Promise<string | null> {
  const found = await db
    .select({ timeZone: accountTable.timeZone })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()
  return found?.timeZone ?? null
}

type NewTimeZone = { accountId: string; timeZone: string; isGuess: boolean; updatedAt: number }

/** A guess changes only an unknown time zone. */
export const updateTimeZone = (db: Database, { accountId, timeZone, isGuess, updatedAt }: NewTimeZone) =>
  db
    .update(accountTable)
    .set({ timeZone, updatedAt })
    .where(and(eq(accountTable.id, accountId), isGuess ? isNull(accountTable.timeZone) : undefined))

export const findMailRecipient = (db: Database, accountId: string) =>
  db
    .select({
      email: accountTable.email,
      language: sql<LocaleCode>`coalesce(${accountTable.mailLanguage}, ${accountTable.language})`,
    })
    .from(accountTable)
    .where(eq(accountTable.id, accountId))
    .get()

type MailChoice = { mailLanguage: LocaleCode | null | undefined; digestHour: number | undefined }

/** What is undefined is unchanged. */
export const updateMailChoice = (db: Database, accountId: string, choice: MailChoice, updatedAt: number) =>
  db
    .update(accountTable)
    .set({ ...choice, updatedAt })
    .where(eq(accountTable.id, accountId))

export const updateFormats = (db: Database, accountId: string, formats: string | null, updatedAt: number) =>
  db.update(accountTable).set({ formats, updatedAt }).where(eq(accountTable.id, accountId))
