import type { Database } from '#src/server/platform/database.ts'
import type { PersonalData } from '#src/server/platform/personal-data.ts'
import { ownedBy } from './owned-rows.ts'

export type CopiedTable = { purpose: string; basis: string; retention: string; rows: Record<string, unknown>[] }

/** Everything that the registry lets a person have, table by table, read at one moment; tables without a row are left out. */
export async function collectRows(
  { $client: d1 }: Database,
  registry: PersonalData,
  accountId: string,
): Promise<Record<string, CopiedTable>> {
  const tables = Object.entries(registry)
  const answers = await d1.batch(
    tables.map(([table, entry]) =>
      d1.prepare(`SELECT ${entry.exported.join(', ')} FROM ${table} WHERE ${ownedBy(registry, table)}`).bind(accountId),
    ),
  )
  const copied = tables.map(([table, { purpose, basis, retention }], index) => {
    const rows = (answers[index]?.results ?? []) as Record<string, unknown>[]
    return [table, { purpose, basis, retention, rows }] as const
  })
  return Object.fromEntries(copied.filter(([, { rows }]) => rows.length > 0))
}
