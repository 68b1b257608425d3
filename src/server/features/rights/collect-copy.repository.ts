import type { Database } from '#src/server/platform/database.ts'
import { ownedBy } from './owned-rows.ts'
import { REGISTRY } from './registry.ts'
import { exportedColumnsOf } from './registry-entry.ts'

export type CopiedTable = { purpose: string; basis: string; retention: string; rows: Record<string, unknown>[] }

/** Everything that the registry lets a person have, table by table, read at one moment; tables without a row are left out. */
export async function collectRows({ $client: d1 }: Database, accountId: string): Promise<Record<string, CopiedTable>> {
  const tables = Object.entries(REGISTRY)
  const answers = await d1.batch(
    tables.map(([table, entry]) =>
      d1.prepare(`SELECT ${exportedColumnsOf(entry).join(', ')} FROM ${table} WHERE ${ownedBy(table)}`).bind(accountId),
    ),
  )
  const copied = tables.map(([table, { purpose, basis, retention }], index) => {
    const rows = (answers[index]?.results ?? []) as Record<string, unknown>[]
    return [table, { purpose, basis, retention, rows }] as const
  })
  return Object.fromEntries(copied.filter(([, { rows }]) => rows.length > 0))
}

const LOGO = 'SELECT logo_key FROM company WHERE account_id = ? AND logo_key IS NOT NULL'

export const findLogoKey = async ({ $client: d1 }: Database, accountId: string): Promise<string | undefined> =>
  (await d1.prepare(LOGO).bind(accountId).first<{ logo_key: string }>())?.logo_key
