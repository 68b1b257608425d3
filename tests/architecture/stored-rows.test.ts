import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listSources, ROOT } from '../../scripts/graph/read-imports.ts'

const definitions = Object.values(import.meta.glob<object>('/src/server/**/*.tables.ts', { eager: true }))
  .flatMap((file) => Object.values(file))
  .filter((value): value is Table => is(value, Table))

const columnsOf = new Map(
  definitions.map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
)
const columns = new Set([...columnsOf.values()].flat())

const files = listSources()
  .filter((file) => file.startsWith('src/server/') && !file.endsWith('.tables.ts'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** Names of several words are called so by the database alone. */
const MEMBER_OF_WORDS = /\b([a-z]+(?:_[a-z]+)+)\??: (?:string|number|boolean)\b/g

/** What a statement is said to give: `all<…>`, `first<…>`, `get<…>`, `batch<…>`, `exec<…>`, or what `results` are taken for. */
const GIVEN = /\.(?:all|first|get|batch|exec)<([^()]+)>\(|\bresults\b[^\n]*? as (\[$[\s\S]*?^ {2}\]|[^()\n]+)/gm
const TABLE = /\b(?:FROM|JOIN|INTO|UPDATE) ([a-z_]+)/g
const MEMBER = /(\w+)\??: /g

const textOf = (text: string, name: string): string =>
  new RegExp(`^(?:export )?type ${name}(?:<\\w+>)? =([\\s\\S]*?)\\n(?=\\n|[a-z/])`, 'm').exec(text)?.[1] ?? ''

/** The words of a type, with those of each type that it names and the file has. */
function spellOut(text: string, type: string, seen = new Set<string>()): string {
  const named = [...type.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name).filter((name) => !seen.has(name))
  for (const name of named) seen.add(name)
  return [type, ...named.map((name) => spellOut(text, textOf(text, name), seen))].join('\n')
}

/** Names of columns among what is typed by hand beside a statement of these tables. */
function listTyped(text: string): string[] {
  const known = new Set([...text.matchAll(TABLE)].flatMap(([, table = '']) => columnsOf.get(table) ?? []))
  const given = [...text.matchAll(GIVEN)].map(([, named, taken]) => spellOut(text, named ?? taken ?? ''))
  return given.flatMap((type) => [...type.matchAll(MEMBER)].flatMap(([, name = '']) => (known.has(name) ? name : [])))
}

/** Columns of one table between SELECT and FROM, two and more, and nothing that is computed. */
const LISTED = /\bSELECT (\w+\.)?[a-z_]+(?:, \1[a-z_]+)+\s+FROM ([a-z_]+)/g

describe('Rows and columns of tables', () => {
  test('are typed once, in the definition: no type has a member that is called like a column of several words', () => {
    const typed = files.flatMap(({ file, text }) =>
      [...text.matchAll(MEMBER_OF_WORDS)].flatMap(([, name = '']) => (columns.has(name) ? `${file}: ${name}` : [])),
    )
    expect(typed).toEqual([])
  })

  test('have their types from there where a statement gives them; beside these stands only what it computes', () => {
    const typed = files.flatMap(({ file, text }) => listTyped(text).map((name) => `${file}: ${name}`))
    expect(typed).toEqual([])
  })

  test('are listed from there where a statement selects them', () => {
    const listed = files.flatMap(({ file, text }) =>
      [...text.matchAll(LISTED)].flatMap(([list, , table = '']) => (columnsOf.has(table) ? `${file}: ${list}` : [])),
    )
    expect(listed).toEqual([])
  })
})
