import { and, eq, sql } from 'drizzle-orm'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import type { Demands } from './vacancy-demands.ts'

/** Nationalities named by vacancies of companies in these countries, by sequence number. */
async function findNamed(db: Database, countries: readonly string[], seqs: readonly number[]) {
  const rows = await db
    .select({ seq: vacancyTable.seq, nationalities: vacancyTable.nationalities })
    .from(vacancyTable)
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .where(
      and(
        sql`${vacancyTable.seq} IN (SELECT value FROM json_each(${JSON.stringify(seqs)}))`,
        eq(vacancyTable.anyNationality, false),
        isAmong(organisationTable.country, countries),
      ),
    )
    .all()
  return new Map(rows.map(({ seq, nationalities }) => [seq, nationalities]))
}

/** Adds the nationalities that a law allows. @param lawful countries with such a law; if empty nothing is read */
export async function addNationalities<D extends Demands>(
  db: Database,
  lawful: readonly string[],
  demands: readonly D[],
): Promise<readonly D[]> {
  if (lawful.length === 0 || demands.length === 0) return demands
  const named = await findNamed(
    db,
    lawful,
    demands.map(({ seq }) => seq),
  )
  return demands.map((one) => {
    const nationalities = named.get(one.seq)
    return nationalities ? { ...one, facts: { ...one.facts, nationalities } } : one
  })
}
