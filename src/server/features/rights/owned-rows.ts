import { REGISTRY } from './registry.ts'
import type { RegistryEntry } from './registry-entry.ts'

export function entryOf(table: string): RegistryEntry {
  const entry = REGISTRY[table]
  if (!entry) throw new Error(`${table} is not in the registry of personal data`)
  return entry
}

/** The condition for the rows of a table that belong to the account ?1, through as many tables as lie between. */
export const ownedBy = (table: string): string =>
  entryOf(table)
    .links.map(({ column, of, key = 'id' }) =>
      of === 'account' && key === 'id'
        ? `${column} = ?1`
        : `${column} IN (SELECT ${key} FROM ${of} WHERE ${of === 'account' ? 'id = ?1' : ownedBy(of)})`,
    )
    .join(' OR ')
