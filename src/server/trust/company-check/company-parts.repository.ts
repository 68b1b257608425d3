import { and, eq, sql } from 'drizzle-orm'
import type { CompanyFlag, CompanyPart } from '#src/contract/company-check/company-check.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { companyTextTable, companyWaitingTable } from './company-check.tables.ts'

/** The language of a part that is a text. */
export const languageOf = (part: CompanyPart): LocaleCode | undefined =>
  part.startsWith('text-') ? (part.slice('text-'.length) as LocaleCode) : undefined

type Published = { companyId: string; language: LocaleCode; text: string; now: number }

/** Shows a text to the public; an empty one is taken away. */
export const publishText = (db: Database, { companyId, language, text, now }: Published): Statement =>
  text === ''
    ? db
        .delete(companyTextTable)
        .where(and(eq(companyTextTable.companyId, companyId), eq(companyTextTable.language, language)))
    : db
        .insert(companyTextTable)
        .values({ companyId, language, text, updatedAt: now })
        .onConflictDoUpdate({
          target: [companyTextTable.companyId, companyTextTable.language],
          set: { text, updatedAt: now },
          setWhere: sql`${companyTextTable.text} <> ${text}`,
        })

export const dropWaiting = (db: Database, companyId: string, part: CompanyPart): Statement =>
  db
    .delete(companyWaitingTable)
    .where(and(eq(companyWaitingTable.companyId, companyId), eq(companyWaitingTable.part, part)))

type Waiting = { companyId: string; part: CompanyPart; value: string; flags: CompanyFlag[]; now: number }

/** Keeps a part until an admin has read it, in place of what waited or was refused before. */
export const keepWaiting = (db: Database, { companyId, part, value, flags, now }: Waiting): Statement => {
  const row = { value, flags, state: 'waiting', reason: null, note: null, sentAt: now } as const
  return db
    .insert(companyWaitingTable)
    .values({ companyId, part, ...row })
    .onConflictDoUpdate({ target: [companyWaitingTable.companyId, companyWaitingTable.part], set: row })
}
