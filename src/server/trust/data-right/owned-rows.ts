import type { PersonalData, RegistryEntry } from '#src/server/platform/personal-data.ts'

function entryOf(registry: PersonalData, table: string): RegistryEntry {
  const entry = registry[table]
  if (!entry) throw new Error(`${table} is not in the registry of personal data`)
  return entry
}

/** The condition for the rows of a table that belong to the account ?1, through as many tables as lie between. */
export const ownedBy = (registry: PersonalData, table: string): string =>
  entryOf(registry, table)
    .links.map(({ column, of, key = 'id', where }) => {
      if (of === 'account' && key === 'id') return where ? `(${column} = ?1 AND ${where})` : `${column} = ?1`
      const owned = of === 'account' ? 'id = ?1' : ownedBy(registry, of)
      return `${column} IN (SELECT ${key} FROM ${of} WHERE ${where ? `(${owned}) AND ${where}` : owned})`
    })
    .join(' OR ')
