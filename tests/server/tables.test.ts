import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { listTables, readColumns, readVirtualTables } from './support/schema.ts'

const definitions = Object.values(import.meta.glob<object>('/src/server/**/*.tables.ts', { eager: true }))
  .flatMap((file) => Object.values(file))
  .filter((value): value is SQLiteTable => is(value, Table))

type Column = { type: string; required: boolean; byDefault: string | null; key: boolean }

function describeDefinition(table: SQLiteTable): Record<string, Column> {
  const keys = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name))
  const columns = Object.values(getTableColumns(table)).map((column): [string, Column] => {
    const { name, notNull, primary, default: byDefault } = column
    const value = byDefault === undefined ? null : column.mapToDriverValue(byDefault)
    return [
      name,
      {
        type: column.getSQLType().toUpperCase(),
        required: notNull,
        byDefault: typeof value === 'string' ? `'${value}'` : value === null ? null : String(Number(value)),
        key: primary || keys.includes(name),
      },
    ]
  })
  return Object.fromEntries(columns)
}

/** A definition may demand what the schema would fill in, but fills in nothing else than the schema. */
async function describeSchema(table: string, defined: Record<string, Column>): Promise<Record<string, Column>> {
  const columns = (await readColumns(table)).map(({ name, type, notnull, dflt_value, pk }): [string, Column] => [
    name,
    {
      type,
      // The number of a row is never absent, though the schema does not say so.
      required: notnull === 1 || pk > 0,
      byDefault: defined[name]?.byDefault === null ? null : dflt_value,
      key: pk > 0,
    },
  ])
  return Object.fromEntries(columns)
}

describe('The definitions of tables', () => {
  it('know every table but those of the text search, each once', async () => {
    const search = await readVirtualTables()
    expect(definitions.map(getTableName).sort()).toEqual(
      (await listTables()).filter((table) => !search.includes(table)).sort(),
    )
  })

  it.each(definitions.map((table) => [getTableName(table), table] as const))(
    'say of every column of %s what the migrated schema says',
    async (name, table) => {
      const defined = describeDefinition(table)
      expect(defined).toEqual(await describeSchema(name, defined))
    },
  )
})
