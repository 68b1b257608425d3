import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { ServiceSlug } from '#src/domain/service/services.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { type ServiceTextRow, serviceTextTable as text } from './text.tables.ts'

/** All versions of a language. */
export const findTextsIn = (db: Database, language: LocaleCode): Promise<ServiceTextRow[]> =>
  db.select().from(text).where(eq(text.language, language))

/** All versions of a service. */
export const findTextsOf = (db: Database, service: ServiceSlug): Promise<ServiceTextRow[]> =>
  db.select().from(text).where(eq(text.service, service))

export const findText = (
  db: Database,
  { service, language, number }: Pick<ServiceTextRow, 'service' | 'language' | 'number'>,
) =>
  db
    .select()
    .from(text)
    .where(and(eq(text.service, service), eq(text.language, language), eq(text.number, number)))
    .get()

/** The versions of a service in a language with the addresses of their admins, the newest first. */
export const listTexts = (db: Database, service: ServiceSlug, language: LocaleCode, limit: number) =>
  db
    .select({ version: text, email: accountTable.email })
    .from(text)
    .leftJoin(accountTable, eq(accountTable.id, text.createdBy))
    .where(and(eq(text.service, service), eq(text.language, language)))
    .orderBy(desc(text.number))
    .limit(limit)

/** By service and language: when the last version was published. */
export const listLastTexts = (db: Database) =>
  db
    .select({ service: text.service, language: text.language, at: max(text.createdAt) })
    .from(text)
    .groupBy(text.service, text.language)

/** Inserts the version after the one that was seen, 0 for none; aborts the batch if another one was published since. */
export const insertText = (db: Database, row: ServiceTextRow): Statement[] => [
  ...demand(
    db,
    sql`coalesce((SELECT max(number) FROM service_text WHERE service = ${row.service} AND language = ${row.language}), 0) = ${row.number - 1}`,
  ),
  db.insert(text).values(row),
]
