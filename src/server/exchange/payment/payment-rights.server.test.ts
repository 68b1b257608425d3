import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { PRODUCT } from '#src/server/product.ts'
import { collectRows } from '#src/server/trust/data-right/collect-copy.repository.ts'
import { createId, insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'

const server = startServer()
const { services } = server

/** A seafarer with an open top-up for which money arrived. */
async function registerPayer() {
  const seaman = await registerSeaman(server)
  const { items } = (await seaman.post('/server/seaman/top-up', { currency: 'USD', amount: '20' })).body
  const id = createId()
  await insertRow('bank_payment', {
    ...{ id, line_hash: id, day: '2026-11-01', currency: 'USD', amount: 2000, payer: 'Iryna K.', remittance: 'top up' },
    ...{ payment_id: items[0].id, source: 'typed', added_at: 1 },
  })
  return { ...seaman, paymentId: items[0].id as string, lineId: id }
}

it('people find their payments and the money that arrived for them in the copy of their data', async () => {
  const [payer] = [await registerPayer(), await registerPayer()]
  const copy = await collectRows(services, PRODUCT.personalData, payer.accountId)
  expect(copy.payment?.rows.map(({ id }) => id)).toEqual([payer.paymentId])
  expect(copy.bank_payment?.rows).toMatchObject([{ payer: 'Iryna K.', remittance: 'top up', amount: 2000 }])
})

it('an erasure empties who paid and what they wrote, and the amount remains', async () => {
  const payer = await registerPayer()
  await insertRow('erasure', { account_id: payer.accountId, requested_at: 1, erase_at: server.now() - 1 })
  await eraseDueAccounts(services)
  const row = 'SELECT payer, remittance, amount FROM bank_payment WHERE id = ?'
  expect(await env.DB.prepare(row).bind(payer.lineId).first()).toEqual({ payer: '', remittance: '', amount: 2000 })
  const payment = await env.DB.prepare('SELECT account_id FROM payment WHERE id = ?').bind(payer.paymentId).first()
  expect(payment).toEqual({ account_id: null })
})
