import type { Database } from '#src/server/platform/database.ts'
import { withholdFields } from '#src/server/platform/document-fields.ts'
import type { PersonalData, RegistryEntry } from '#src/server/platform/personal-data.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { ownedBy } from './owned-rows.ts'

export type CopiedTable = { purpose: string; basis: string; retention: string; rows: Row[] }

type Row = Record<string, unknown>

/** What the database has, read at one moment. */
async function readTables({ $client: d1 }: Database, registry: PersonalData, accountId: string) {
  const tables = Object.entries(registry).filter(([, { collect }]) => !collect)
  const answers = await d1.batch(
    tables.map(([table, entry]) =>
      d1.prepare(`SELECT ${entry.columns.join(', ')} FROM ${table} WHERE ${ownedBy(registry, table)}`).bind(accountId),
    ),
  )
  return new Map(
    tables.map(([table, { withheld }], index) => {
      const rows = (answers[index]?.results ?? []) as Row[]
      return [table, rows.map((row) => withholdFields(row, Object.keys(withheld)))]
    }),
  )
}

const pickExported = (entry: RegistryEntry, row: Row): Row =>
  Object.fromEntries(entry.columns.map((column) => [column, row[column] ?? null]))

/** Everything that the registry lets a person have, table by table; tables without a row are left out. */
export async function collectRows(
  services: Needs<'db' | 'cvs' | 'clock' | 'keys'>,
  registry: PersonalData,
  accountId: string,
): Promise<Record<string, CopiedTable>> {
  const read = await readTables(services.db, registry, accountId)
  const copied = await Promise.all(
    Object.entries(registry).map(async ([table, entry]) => {
      const { purpose, basis, retention, collect } = entry
      const collected = collect && (await collect(services, accountId)).map((row) => pickExported(entry, row))
      return [table, { purpose, basis, retention, rows: collected ?? read.get(table) ?? [] }] as const
    }),
  )
  return Object.fromEntries(copied.filter(([, { rows }]) => rows.length > 0))
}
