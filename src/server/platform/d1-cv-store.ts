import { and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { seamanTable } from '#src/server/features/seamen/seamen.tables.ts'
import { documentTable, experienceTable } from './cv-store.tables.ts'
import { type CvStore, createEmptyCv, judgePut, type KeptCv, NO_VERSION, writeCv } from './cv-store.ts'
import { type Database, demandOneChange, isGuardFailure, runBatch, type Statement } from './database.ts'
import { pickColumns, type RowOf } from './stored-rows.ts'

/** The columns that hold what an entry says, and what it calls them: all but whose it is and its place. */
const listEntryColumns = (table: SQLiteTable): [name: string, column: string][] =>
  Object.entries(getTableColumns(table))
    .filter(([name]) => name !== 'seamanId' && name !== 'sort')
    .map(([name, column]) => [name, column.name])

/** The entries of the seafarer `s` as one text. */
const selectEntries = (table: SQLiteTable): string => {
  const pairs = listEntryColumns(table).map(([name, column]) => `'${name}', ${column}`)
  const own = `SELECT * FROM ${getTableName(table)} WHERE seaman_id = s.id ORDER BY sort`
  return `(SELECT json_group_array(json_object(${pairs.join(', ')})) FROM (${own}))`
}

const KEPT = pickColumns(seamanTable, 'id', 'version')

const SELECT = `SELECT ${KEPT.of('s')}, ${selectEntries(experienceTable)} AS experience, ${selectEntries(documentTable)} AS documents
  FROM json_each(?) a JOIN seaman s ON s.id = a.value`

const deleteEntries = (db: Database, table: SQLiteTable, seamanId: string): Statement =>
  db.run(sql`DELETE FROM ${table} WHERE seaman_id = ${seamanId}`)

const insertEntries = (db: Database, table: SQLiteTable, seamanId: string, entries: readonly object[]): Statement => {
  const columns = listEntryColumns(table)
  const names = sql.raw(columns.map(([, column]) => column).join(', '))
  const values = sql.raw(columns.map(([name]) => `value ->> '${name}'`).join(', '))
  return db.run(sql`INSERT INTO ${table} (seaman_id, sort, ${names})
    SELECT ${seamanId}, key, ${values} FROM json_each(${JSON.stringify(entries)})`)
}

/** Changes one row, or none when another version stands there. */
const replaceVersion = (db: Database, seamanId: string, before: number, after: number): Statement =>
  db
    .update(seamanTable)
    .set({ version: after })
    .where(and(eq(seamanTable.id, seamanId), eq(seamanTable.version, before)))

type Row = RowOf<typeof KEPT> & { experience: string; documents: string }

const toKept = ({ version, experience, documents }: Row): KeptCv => ({
  version,
  experience: JSON.parse(experience),
  documents: JSON.parse(documents),
})

/** CVs as rows of the database, their version with the seafarer. */
export function createD1CvStore(db: Database): CvStore {
  const getAll: CvStore['getAll'] = async (seamanIds) => {
    const { results } = await db.$client.prepare(SELECT).bind(JSON.stringify(seamanIds)).all<Row>()
    const found = new Map(results.map((row) => [row.id, toKept(row)]))
    return new Map(seamanIds.map((id) => [id, found.get(id) ?? createEmptyCv(NO_VERSION)]))
  }
  const get: CvStore['get'] = async (seamanId) => (await getAll([seamanId])).get(seamanId) as KeptCv
  return {
    get,
    getAll,
    put: async (seamanId, cv, basedOn) => {
      const known = judgePut(await get(seamanId), cv, basedOn)
      if (known) return known
      const { experience, documents } = JSON.parse(writeCv(cv))
      try {
        await runBatch(db, [
          replaceVersion(db, seamanId, basedOn, basedOn + 1),
          ...demandOneChange(db),
          deleteEntries(db, experienceTable, seamanId),
          deleteEntries(db, documentTable, seamanId),
          insertEntries(db, experienceTable, seamanId, experience),
          insertEntries(db, documentTable, seamanId, documents),
        ])
      } catch (error) {
        if (!isGuardFailure(error)) throw error
        // Somebody else was faster; perhaps with the same words.
        const current = await get(seamanId)
        return judgePut(current, cv, basedOn) ?? { conflict: current }
      }
      return { version: basedOn + 1 }
    },
    erase: async (seamanId) => {
      await runBatch(db, [
        deleteEntries(db, experienceTable, seamanId),
        deleteEntries(db, documentTable, seamanId),
        db.run(sql`UPDATE seaman SET version = ${NO_VERSION} WHERE id = ${seamanId}`),
      ])
    },
  }
}
