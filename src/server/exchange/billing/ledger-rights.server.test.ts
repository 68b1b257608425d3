import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { PRODUCT } from '#src/server/product.ts'
import { collectRows } from '#src/server/trust/data-right/collect-copy.repository.ts'
import { insertRow, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { newReference, readBalances, usd } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { topUp } from './funds.usecases.ts'
import { findHolderId } from './holders.repository.ts'
import { ensureHolder } from './holders.usecases.ts'

const server = startServer()
const { services } = server

async function erase(accountId: string) {
  await insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: server.now() - 1 })
  await eraseDueAccounts(services)
}

it('a person or organisation has one holder, however often it is asked for at the same time', async () => {
  const { accountId, companyId } = await registerCompany(server)
  for (const owner of [{ accountId }, { organisationId: companyId }]) {
    const ids = await Promise.all(Array.from({ length: 10 }, () => ensureHolder(services, owner)))
    expect(new Set(ids).size).toBe(1)
  }
  expect(await findHolderId(services.db, { accountId })).not.toBe(
    await findHolderId(services.db, { organisationId: companyId }),
  )
})

it('a balance keeps its owner while the person or organisation is there', async () => {
  const { accountId, companyId } = await registerCompany(server)
  const owners = [{ accountId }, { organisationId: companyId }]
  const holders = await Promise.all(owners.map((owner) => ensureHolder(services, owner)))
  for (const [index, column] of ['account_id', 'organisation_id'].entries())
    await expect(
      env.DB.prepare(`UPDATE ledger_holder SET ${column} = NULL WHERE id = ?`).bind(holders[index]).run(),
    ).rejects.toThrow('ledger-append-only')
})

it('people and sole owners find their entries in the copy of their data, and nobody else’s', async () => {
  const [seaman, company] = [await registerSeaman(server), await registerCompany(server)]
  const own = [
    { accountId: seaman.accountId, owner: { accountId: seaman.accountId }, amount: 4100 },
    { accountId: company.accountId, owner: { organisationId: company.companyId }, amount: 7300 },
  ]
  for (const { owner, amount } of own) {
    const holderId = await ensureHolder(services, owner)
    await topUp(services, { reference: newReference(), holderId, amount: usd(amount), at: 'bank' })
  }
  for (const { accountId, amount } of own) {
    const copy = await collectRows(services, PRODUCT.personalData, accountId)
    const postings = copy.ledger_posting?.rows.map((row) => row.amount)
    expect(postings).toEqual([amount])
    expect(copy.ledger_transaction?.rows).toHaveLength(1)
    expect(copy.ledger_account?.rows).toContainEqual(expect.objectContaining({ kind: 'available', balance: amount }))
  }
})

it('the books outlive a person and a company, whom nothing in them leads to any more', async () => {
  const [seaman, company] = [await registerSeaman(server), await registerCompany(server)]
  const owners = [{ accountId: seaman.accountId }, { organisationId: company.companyId }]
  const holders = await Promise.all(owners.map((owner) => ensureHolder(services, owner)))
  for (const holderId of holders)
    await topUp(services, { reference: newReference(), holderId, amount: usd(900), at: 'bank' })
  for (const { accountId } of [seaman, company]) await erase(accountId)
  for (const holderId of holders) {
    expect(await readBalances(server, holderId)).toEqual({ available: 900 })
    expect(
      await env.DB.prepare('SELECT account_id, organisation_id FROM ledger_holder WHERE id = ?').bind(holderId).first(),
    ).toEqual({ account_id: null, organisation_id: null })
  }
})
