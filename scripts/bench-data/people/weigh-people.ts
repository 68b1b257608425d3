import { existsSync, mkdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPeople } from './create-people.ts'
import { type KindWeight, weighKinds } from './kinds.ts'
import { type TableWeight, weighTables } from './weigh-tables.ts'

const FOLDER = resolve('.wrangler/bench-data')

const show = (bytes: number) => Math.round(bytes).toLocaleString('en')

const showTable = ([name, { rows, table, indexes, used }]: readonly [string, TableWeight]) =>
  `| ${name} | ${show(rows)} | ${show(table / rows)} | ${show(indexes / rows)} | ${Math.round((used / (table + indexes)) * 100)} % | ${((table + indexes) / 1e9).toFixed(2)} |`

const showKind = ({ kind, bytes, parts }: KindWeight) =>
  `| ${kind} | ${show(bytes)} | ${parts.map(([table, part]) => `${table} ${show(part)}`).join(', ')} |`

/** Prints what each table and each kind of thing costs in a database of so many seafarers. */
export function weighPeople(seamen: number, isFresh: boolean, say: (line?: string) => void): void {
  say(`${seamen.toLocaleString('en')} seafarers`)
  const file = resolve(FOLDER, `seafarers-${seamen}.sqlite`)
  mkdirSync(FOLDER, { recursive: true })
  if (isFresh || !existsSync(file)) createPeople(file, seamen, say)
  const weights = weighTables(file)
  say(`\n${(statSync(file).size / 1e9).toFixed(2)} GB\n`)
  say('| table | rows | bytes a row | of its indexes | of the pages in use | GB |\n|---|--:|--:|--:|--:|--:|')
  const tables = [...weights].sort(([, a], [, b]) => b.table + b.indexes - a.table - a.indexes)
  for (const entry of tables) if (entry[1].rows >= 1000) say(showTable(entry))
  say('\n| one | bytes | in |\n|---|--:|---|')
  for (const kind of weighKinds(weights)) say(showKind(kind))
}
