import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { RegistryEntry } from '#src/server/platform/personal-data.ts'
import { PRODUCT } from '#src/server/product.ts'
import { collectRows } from '#src/server/trust/data-right/collect-copy.repository.ts'
import { insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { listTables, readColumns, readReferences } from '#tests/server/support/schema.ts'

const server = startServer()

const listColumns = ({ columns, withheld }: RegistryEntry): string[] => [
  ...columns,
  ...Object.keys(withheld).filter((path) => !/[.[]/.test(path)),
]

/** Columns that are called like secrets and are none: digests and keys of what is public or says something about the person. */
const NOT_SECRET = [
  'account.avatar_key',
  'directory_entry.name_key',

  'feed_item.content_hash',
  'feed_report.plan_hash',
  'feed_report_row.content_hash',
  'file.picture_key',
  'idempotency.key',
  'organisation.logo_key',
  'passkey.public_key',
]

describe('The registry of personal data', () => {
  it('knows every table', async () => {
    const known = [...Object.keys(PRODUCT.personalData), ...Object.keys(PRODUCT.notPersonal)]
    expect((await listTables()).filter((table) => !known.includes(table))).toEqual([])
    expect(known.length).toBe(new Set(known).size)
  })

  it('knows every column of every table that leads to a person, and no other', async () => {
    const missing: string[] = []
    const gone: string[] = []
    for (const [table, entry] of Object.entries(PRODUCT.personalData)) {
      const [schema, listed] = [(await readColumns(table)).map(({ name }) => name), listColumns(entry)]
      missing.push(...schema.filter((name) => !listed.includes(name)).map((name) => `${table}.${name}`))
      gone.push(...listed.filter((name) => !schema.includes(name)).map((name) => `${table}.${name}`))
      expect(listed.length, table).toBe(new Set(listed).size)
    }
    expect({ missing, gone }).toEqual({ missing: [], gone: [] })
  })

  it('calls nothing impersonal that refers to a person', async () => {
    for (const table of Object.keys(PRODUCT.notPersonal)) {
      const leads = (await readReferences(table)).filter(({ to }) => Object.hasOwn(PRODUCT.personalData, to))
      expect(leads, table).toEqual([])
    }
  })

  it('says of every table that is not deleted with the account what else happens to it', async () => {
    for (const [table, { erasure, links }] of Object.entries(PRODUCT.personalData)) {
      if (erasure !== 'cascade') continue
      const references = await readReferences(table)
      for (const { column, of } of links)
        expect(references, table).toContainEqual(expect.objectContaining({ column, to: of, onDelete: 'CASCADE' }))
    }
  })

  it('withholds secrets, and what may tell something about another person', () => {
    const withheld = Object.entries(PRODUCT.personalData).flatMap(([table, entry]) =>
      Object.keys(entry.withheld).map((name) => `${table}.${name}`),
    )
    expect(withheld.filter((name) => !/(_hash|_key|_digest)$/.test(name))).toEqual(['bonus.reason'])
  })

  it('hands out nothing that is called like a secret, but what is known to tell something', () => {
    const handed = Object.entries(PRODUCT.personalData).flatMap(([table, { exported }]) =>
      exported.map((name) => `${table}.${name}`),
    )
    const suspect = handed.filter((name) => /(hash|key|secret|token|sealed)$/.test(name))
    expect(suspect.filter((name) => !NOT_SECRET.includes(name))).toEqual([])
  })

  it('names documents by what is in them', () => {
    expect(PRODUCT.personalData.feed_report?.exported).toContain('counts.refused')
    expect(PRODUCT.personalData.feed_report_row?.exported).toEqual(
      expect.arrayContaining(['reasons[]', 'facts.vessel_name']),
    )
    expect(PRODUCT.personalData.idempotency?.exported).toContain('answer.note')
    expect(PRODUCT.personalData.crew_card?.exported).toContain('career[][3]')
  })

  it('hands out documents without what is withheld in them, and otherwise as they stand', async () => {
    const { accountId } = await registerSeaman(server)
    const answer = '{"id":"a","note":"to nobody","createdAt":1,"older":true}'
    const told = { account_id: accountId, operation: 'apply', key: 'k', body_hash: 'h', status: 201, created_at: 1 }
    await insertRow('idempotency', { ...told, answer })
    const entry = PRODUCT.personalData.idempotency
    if (!entry) throw new Error('not in the registry')
    const copyOf = async (withheld: RegistryEntry['withheld']) => {
      const registry = { ...PRODUCT.personalData, idempotency: { ...entry, withheld } }
      return (await collectRows(server.services, registry, accountId)).idempotency?.rows[0]?.answer
    }
    expect(await copyOf(entry.withheld)).toBe(answer)
    expect(await copyOf({ 'answer.note': 'not for them' })).toBe('{"id":"a","createdAt":1,"older":true}')
  })

  it('follows a chain of tables to the account', async () => {
    const { ownedBy } = await import('#src/server/trust/data-right/owned-rows.ts')
    for (const table of Object.keys(PRODUCT.personalData)) {
      const sql = `SELECT count(*) AS found FROM ${table} WHERE ${ownedBy(PRODUCT.personalData, table)}`
      expect(await env.DB.prepare(sql).bind('nobody').first()).toEqual({ found: 0 })
    }
  })
})
