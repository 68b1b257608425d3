import { env } from 'cloudflare:test'
import { CV_LISTS, CV_PARTS, type Cv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import type { CvField, CvFields } from '#src/domain/cv/fields.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { PRODUCT } from '#src/server/product.ts'
import { START } from './client.ts'
import { createId, insertRow } from './fixtures.ts'
import { type Column, listTables, readChoices, readColumns, readReferences } from './schema.ts'

type Row = Record<string, string | number | null>

const CANARY = 'canary'

type Values = Record<string, unknown>

/** A value of its kind; whatever may be typed says its own path. */
function createValueOf(field: CvField, path: string): unknown {
  switch (field.kind) {
    case 'text':
    case 'term':
      return `${CANARY} ${path}`
    case 'choice':
      return field.of[0]
    case 'date':
      return '2024-02-03'
    case 'number':
      return field.most
    case 'money':
      return 900_000
    case 'flag':
      return !field.initial
    case 'vessel':
      return { fleetType: FLEETS[0], vesselType: `${CANARY} ${path}` }
  }
}

const valuesOf = (part: string, fields: CvFields): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createValueOf(field, `${part}.${name}`)]))

const eachOf = <Item>(parts: Readonly<Record<string, CvFields>>, say: (part: string, fields: CvFields) => Item) =>
  Object.fromEntries(Object.entries(parts).map(([part, fields]) => [part, say(part, fields)]))

/** A document in which every path of the schema is told. */
export const CANARY_CV = {
  ...eachOf(CV_PARTS, valuesOf),
  ...eachOf(CV_LISTS, (list, fields) => [{ id: `${CANARY} ${list}.id`, ...valuesOf(list, fields) }]),
} as unknown as Cv

/** As its store keeps it. */
const PACKED_CV = writeCv(CANARY_CV)

/** Paths of the schema with what is there, as a document says it. */
export const CANARY_PATHS: readonly (readonly [path: string, told: string])[] = Object.entries({
  ...CV_PARTS,
  ...CV_LISTS,
}).flatMap(([part, fields]) =>
  Object.entries(fields as CvFields).map(
    ([name, field]) =>
      [`${part}.${name}`, `"${name}":${JSON.stringify(createValueOf(field, `${part}.${name}`))}`] as const,
  ),
)

/** Columns whose rules the schema does not tell in a way that can be read off. */
const FIXED: Readonly<Record<string, Row>> = {
  feed_source: { kind: 'address' },
  agency_form: { unknown: '[]' },
  vacancy: { texts: JSON.stringify({ en: `${CANARY} vacancy texts` }) },
  account: { role: 'seaman', language: 'en' },
  admin_event: {
    ...{ action: 'company-decided', object_kind: 'company', object_id: 'an-object', actor_id: 'an-admin' },
    organisation_id: null,
    before: JSON.stringify({ 'company.name': `${CANARY} before`, 'company.state': 'waiting' }),
    after: JSON.stringify({ 'company.name': `${CANARY} after`, 'document.number': `${CANARY} number` }),
  },
  admin_proposal: {
    ...{ state: 'open', void_reason: null },
    before: JSON.stringify({ 'company.name': `${CANARY} proposed before` }),
    after: JSON.stringify({ 'company.name': `${CANARY} proposed after` }),
  },
  digest: { kind: 'product_updates' },
  mailing_recipient: { settled: 'captured', line: 0 },
  // What was there until long ago is not kept any more.
  cv_version: { replaced_at: START },
}

const createValue = (table: string, { name, type }: Column): string | number =>
  type === 'INTEGER' ? 1 : `${CANARY} ${table} ${name}`

/** Tables that go with the account, each after those that it refers to. */
async function listFromAbove(): Promise<string[]> {
  const sorted: string[] = []
  const waiting = new Set(
    Object.keys(PRODUCT.personalData).filter((table) => PRODUCT.personalData[table]?.erasure !== 'kept'),
  )
  while (waiting.size > 0) {
    for (const table of waiting) {
      const above = (await readReferences(table)).map(({ to }) => to)
      if (above.some((to) => to !== table && waiting.has(to))) continue
      sorted.push(table)
      waiting.delete(table)
    }
  }
  return sorted
}

/**
 * A person of whom every column of the registry holds something that nothing else holds; both seafarer and company, so that
 * each table has a row. Of what outlives the account there is no row: it holds nothing personal.
 */
export async function insertCanaries(): Promise<{ accountId: string; rows: Record<string, Row> }> {
  const accountId = createId()
  const friendId = createId()
  await insertRow('account', {
    id: friendId,
    email: `${friendId}@mail.example`,
    language: 'en',
    created_at: 1,
    updated_at: 1,
  })
  const rows: Record<string, Row> = {}
  for (const table of await listFromAbove()) {
    const [columns, choices, references] = [
      await readColumns(table),
      await readChoices(table),
      await readReferences(table),
    ]
    const row: Row = Object.fromEntries(
      columns.map((column) => [column.name, choices.get(column.name) ?? createValue(table, column)]),
    )
    for (const { column, to } of references) {
      const { links } = PRODUCT.personalData[table] ?? { links: [] }
      const key = links.find((link) => link.column === column)?.key ?? 'id'
      row[column] = (to === 'account' ? accountId : rows[to]?.[key]) ?? null
    }
    // Some rows know the account by another of its columns.
    for (const { column, of, key = 'id' } of PRODUCT.personalData[table]?.links ?? [])
      if (of === 'account' && key !== 'id') row[column] = `canary account ${key}`
    Object.assign(row, FIXED[table])
    if ('account_id' in row) row.account_id = accountId
    if (table === 'account') row.id = accountId
    // Admin events are permanent.
    if (table === 'admin_event') row.id = createId()
    // What was reported stays, without who did and in which words.
    if (table === 'report')
      Object.assign(row, {
        ...{ id: createId(), target_id: 'a-vacancy', reason: 'fake', language: 'en' },
        ...{ copy: null, acts: null, regulator: null, decided_by: null },
      })
    if (table === 'referral') row.inviter_id = friendId
    // A file is a person's or an organisation's.
    if (table === 'file') row.organisation_id = null
    // What is kept as bytes is a document that was packed.
    const packed = columns.filter(({ type }) => type === 'BLOB').map(({ name }) => name)
    for (const column of packed) row[column] = PACKED_CV
    await insertRow(
      table,
      row,
      packed.map((column) => `${table}.${column}`),
    )
    // The database writes it by itself.
    if (table === 'vacancy')
      row.paper_list_id = await env.DB.prepare('SELECT paper_list_id FROM vacancy WHERE id = ?')
        .bind(row.id)
        .first('paper_list_id')
    rows[table] = row
  }
  return { accountId, rows }
}

/** Where in the whole database something of the person still stands, as table.column. */
export async function findCanaries(word = CANARY): Promise<string[]> {
  const found: string[] = []
  for (const table of await listTables()) {
    const names = (await readColumns(table)).map(({ name }) => name)
    const sums = names.map((name) => `sum(instr(CAST(${name} AS TEXT), ?1) > 0) AS ${name}`)
    const row = await env.DB.prepare(`SELECT ${sums.join(', ')} FROM ${table}`)
      .bind(word)
      .first<Record<string, number>>()
    found.push(...names.filter((name) => (row?.[name] ?? 0) > 0).map((name) => `${table}.${name}`))
  }
  return found.sort()
}
