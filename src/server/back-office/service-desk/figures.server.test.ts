import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { moveService } from '#src/server/exchange/service/move-service.usecases.ts'
import { findPart } from '#src/server/exchange/service/services.repository.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { createFormBuyer } from '#tests/server/support/form-orders.ts'
import { createPremiumBuyer, orderPremium, setPremiumPrice } from '#tests/server/support/premium.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { findFigures } from './figures.repository.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
const FIGURES = '/server/admin/service-figure'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM service_order').run()
})

/** A form that was ordered, and moved by events. */
async function order(...events: Parameters<typeof moveService>[3]['event'][]): Promise<void> {
  const { part } = await createFormBuyer(server)
  for (const event of events) {
    const found = await findPart(services.db, part.id)
    if (!found) throw new Error('no part')
    await moveService(services, product.products, found, { event })
  }
}

it('counts what was ordered, delivered in time, late and refunded, by service', async () => {
  await order()
  await order('deliver')
  await order('deliver', 'accept')
  await order('lapse')
  await order('cancel')
  const admin = await registerAdmin(server, ['services'])
  expect((await admin.get(FIGURES)).body).toEqual({
    period: '30-days',
    items: [{ service: 'form', kind: 'form', ordered: 5, inTime: 2, late: 1, refunded: 2 }],
  })
})

it('counts premium as delivered from its first day', async () => {
  await setPremiumPrice(server)
  await orderPremium(server, await createPremiumBuyer(server))
  const admin = await registerAdmin(server, ['services'])
  const [figures] = (await admin.get(FIGURES)).body.items
  expect(figures).toMatchObject({ kind: 'premium', ordered: 2, inTime: 1 })
})

it('counts the orders of the period alone', async () => {
  await order()
  const admin = await registerAdmin(server, ['services'])
  await env.DB.prepare('UPDATE service_order SET created_at = ?')
    .bind(server.now() - 40 * DAY)
    .run()
  const countIn = async (period: string) => (await admin.get(`${FIGURES}?period=${period}`)).body.items.length
  expect([await countIn('30-days'), await countIn('90-days'), await countIn('year')]).toEqual([0, 1, 1])
  expect((await admin.get(`${FIGURES}?period=decade`)).status).toBe(400)
  expect((await (await registerAdmin(server, ['finance'])).get(FIGURES)).status).toBe(403)
})

it('reads the orders of the period by an index', async () => {
  const { sql, params } = findFigures(services.db, { since: 0, now: server.now() }).toSQL()
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  const plan = results.map(({ detail }) => detail).join('\n')
  expect(plan).toContain('USING INDEX service_order_created')
  expect(plan).not.toMatch(/^SCAN (?!json_each)/m)
})
