import type { D1Result } from '@cloudflare/workers-types'
import { and, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { type NationalityLawRow, nationalityLawTable } from './nationality-law.tables.ts'

const law = nationalityLawTable

/** Laws in force on a date. */
const holdsOn = (on: string): SQL | undefined => and(lte(law.from, on), or(isNull(law.until), gte(law.until, on)))

/** All laws of a country. */
export const findLawsOf = (db: Database, country: string): Promise<NationalityLawRow[]> =>
  db.select().from(law).where(eq(law.country, country)).orderBy(law.from).all()

const selectCountriesOn = (db: Database, on: string) =>
  db.selectDistinct({ country: law.country }).from(law).where(holdsOn(on))

/** Countries with a law in force on a date. */
export async function findCountriesOn(db: Database, on: string): Promise<string[]> {
  const rows = await selectCountriesOn(db, on).all()
  return rows.map(({ country }) => country)
}

/** The same as part of a search batch; `read` takes its result. */
export function prepareCountriesOn(db: Database, on: string) {
  const { sql, params } = selectCountriesOn(db, on).toSQL()
  const read = (result: D1Result | undefined): string[] =>
    ((result?.results ?? []) as Pick<NationalityLawRow, 'country'>[]).map(({ country }) => country)
  return { statement: db.$client.prepare(sql).bind(...params), read }
}

const enterer = alias(accountTable, 'enterer')
const ender = alias(accountTable, 'ender')

const selectNamed = (db: Database) =>
  db
    .select({ law, enteredBy: enterer.email, endedBy: ender.email })
    .from(law)
    .leftJoin(enterer, eq(enterer.id, law.enteredBy))
    .leftJoin(ender, eq(ender.id, law.endedBy))

/** With the addresses of the admins, newest first. */
export const findLaws = (db: Database, limit: number, offset: number) =>
  selectNamed(db).orderBy(desc(law.enteredAt), desc(law.id)).limit(limit).offset(offset)

export const findLaw = (db: Database, id: string) => selectNamed(db).where(eq(law.id, id)).get()

export const countLaws = (db: Database): Promise<number> => db.$count(law)

export const insertLaw = (db: Database, row: NationalityLawRow): Statement => db.insert(law).values(row)

/** Aborts the batch if a law was added for the country meanwhile. */
export const demandAsMany = (db: Database, country: string, known: number): Statement[] =>
  demand(db, sql`(SELECT count(*) FROM nationality_law WHERE country = ${country}) = ${known}`)

/** Aborts the batch if the law is not in force on the date: it was ended meanwhile. */
export const demandLaw = (db: Database, id: string, on: string): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM ${law} WHERE ${and(eq(law.id, id), holdsOn(on))})`)

type End = { until: string; endedBy: string; endedAt: number }

/** Ends a law; aborts the batch if it already ends by then. */
export const endLaw = (db: Database, id: string, end: End): Statement[] => [
  db
    .update(law)
    .set(end)
    .where(and(eq(law.id, id), or(isNull(law.until), gt(law.until, end.until)))),
  ...demandOneChange(db),
]
