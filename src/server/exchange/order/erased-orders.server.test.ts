import { beforeAll, describe, expect, it } from 'vitest'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { eraseDueAccounts } from '#src/server/trust/data-right/erase-account.usecases.ts'
import { insertRow, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import {
  createBuyer,
  createSeamanBuyer,
  deliver,
  PRICES,
  setRules,
  startShop,
} from '#tests/server/support/test-shop.ts'
import { compareHoldsWithOrders } from './compare-holds.repository.ts'
import { findOrder } from './orders.repository.ts'

const server = startShop()
const { services, product } = server
const { db } = services

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

async function erase(accountId: string): Promise<void> {
  await insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: server.now() - 1 })
  await eraseDueAccounts(services, product.erasure)
}

const TEN = [{ item: 'tankers', quantity: 10 }] as const
const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]

describe('the erasure of an account with an open order', () => {
  it('cancels the order and releases what is held for it', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500, bonus: 50 })
    const id = await buyer.order([...TEN])
    await erase(buyer.accountId)
    expect(await findOrder(db, id)).toMatchObject({ state: 'cancelled', buyer: null, accountId: null })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500, bonus: 50 })
    expect(await differences()).toEqual([])
  })

  it('issues the invoice about what was delivered, with the name of the buyer', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'some', 4)
    await erase(buyer.accountId)
    expect(await findOrder(db, id)).toMatchObject({ state: 'part-cancelled', charged: 80 })
    const documents = await findDocumentsOfOrder(db, id)
    const invoice = documents.find(({ kind }) => kind === 'invoice')
    expect(invoice?.buyer).toMatchObject({ country: 'UA', name: expect.stringMatching(/\S/) })
    expect(documents.find(({ kind }) => kind === 'receipt')?.buyer).toBeNull()
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 420 })
    expect(await differences()).toEqual([])
  })

  it('cancels orders of a company of which it was the only owner, and no others', async () => {
    const [alone, shared] = [await registerCompany(server), await registerCompany(server)]
    await joinCompany(server, shared.companyId, 'owner')
    const states = []
    for (const owner of [alone, shared]) {
      const buyer = await createBuyer(server, owner, { organisationId: owner.companyId }, { available: 500 })
      const id = await buyer.order([...TEN])
      await erase(owner.accountId)
      states.push((await findOrder(db, id))?.state)
    }
    expect(states).toEqual(['cancelled', 'held'])
  })
})
