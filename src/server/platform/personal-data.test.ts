import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeData, ofAccount } from './personal-data.ts'

const table = sqliteTable('voyage', {
  accountId: text('account_id').primaryKey(),
  ship: text('ship').notNull(),
  plan: text('plan', { mode: 'json' }).$type<Record<string, unknown>>(),
})
const told = {
  links: ofAccount,
  purpose: 'planning',
  basis: 'contract',
  retention: 'a year',
  erasure: 'cascade',
} as const

const today = z.object({ from: z.string(), stops: z.array(z.object({ port: z.string(), code: z.string() })) })
const tomorrow = today.extend({ pilot: z.object({ name: z.string() }) })
const exportedOf = (plan: z.ZodObject, withheld = {}) =>
  describeData(table, { ...told, documents: { plan }, withheld }).voyage?.exported

test('a person gets every field that the schema of a document has, and so one that it gets later', () => {
  expect(exportedOf(today)).toEqual(['account_id', 'ship', 'plan.from', 'plan.stops[].port', 'plan.stops[].code'])
  expect(exportedOf(tomorrow)).toContain('plan.pilot.name')
})

test('what is withheld is a column or a path in a document, and what lies in it', () => {
  expect(exportedOf(tomorrow, { ship: 'x', 'plan.stops[].code': 'x', 'plan.pilot': 'x' })).toEqual([
    'account_id',
    'plan.from',
    'plan.stops[].port',
  ])
  expect(exportedOf(tomorrow, { plan: 'x' })).toEqual(['account_id', 'ship'])
})

test('nothing can be withheld that is not there', () => {
  expect(() => exportedOf(today, { 'plan.pilot': 'x' })).toThrow('voyage has no plan.pilot')
})
