import { describe, expect, it } from 'vitest'
import type { FoundBalance } from '#src/contract/billing/admin-schemas.ts'
import { takeBack, topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { permissionDomain } from '#src/server/identity/permission/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { countRows, giveRole, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, newReference, readBalances, usd } from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { proposalDomain } from './index.ts'

const server = serverOf(proposalDomain, billingDomain, permissionDomain)()
const { services } = server
const PATH = '/server/admin/adjustment'
const ENTRY = '/server/admin/ledger/entry'
const REASON = 'The correction was meant for another seafarer.'

/** A seafarer with USD 50.00 whom two admins gave `amount` more. */
async function startCorrected({ account = 'available', amount = '12.50' } = {}) {
  const [seaman, first, second] = [
    await registerSeaman(server),
    await registerAdmin(server),
    await registerAdmin(server),
  ]
  const holderId = await ensureHolder(services, { accountId: seaman.accountId })
  await topUp(services, { reference: newReference(), holderId, amount: usd(5000), at: 'bank' })
  const correct = async () => {
    const correction = { find: holderId, account, currency: 'USD', amount, reason: 'The bank entered it twice.' }
    const { id } = (await first.post(PATH, correction)).body
    return second.post(`${PATH}/${id}/confirmation`)
  }
  await correct()
  const read = async () => (await first.get(`/server/admin/ledger?find=${holderId}`)).body.found as FoundBalance
  const [entry] = (await read()).items
  const propose = (id = entry?.id, reason = REASON) => first.post(`${ENTRY}/${id}/reversal`, { reason })
  const confirm = (id: string) => second.post(`${PATH}/${id}/confirmation`)
  return { seaman, first, second, holderId, entry, correct, read, propose, confirm }
}

describe('the reversal of a correction', () => {
  it('is proposed by one admin with a reason, and mirrors the entry exactly when another confirms it', async () => {
    const { first, second, seaman, holderId, entry, propose, confirm, read } = await startCorrected()
    expect(entry).toMatchObject({ kind: 'adjustment', mayReverse: true })
    const { body, status } = await propose()
    expect(status).toBe(201)
    const listed = (await second.get(PATH)).body.items.find(({ id }: { id: string }) => id === body.id)
    expect(listed).toMatchObject({
      ...{ holderId, name: seaman.email, account: 'available', amount: usd(-1250), reason: REASON, mayConfirm: true },
      reverses: entry?.reference,
    })
    expect((await first.post(`${PATH}/${body.id}/confirmation`)).status).toBe(403)
    expect(await readBalances(server, holderId)).toEqual({ available: 6250 })
    const confirmed = await Promise.all([1, 2, 3].map(() => confirm(body.id)))
    expect(confirmed.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect(await readBalances(server, holderId)).toEqual({ available: 5000 })
    const [mirror, original] = (await read()).items
    expect(mirror).toMatchObject({ kind: 'reversal', amount: usd(-1250), mayReverse: false })
    expect(mirror?.reference).toBe(`reversal:${entry?.reference}`)
    expect(original).toMatchObject({ id: entry?.id, mayReverse: false })
    expect(await findDifferences()).toEqual([])
    expect(await countRows('admin_event', "action = 'adjustment-reversed' AND object_id = ?", holderId)).toBe(1)
  })

  it('is entered once: it is not proposed again, and a reversal is not reversed', async () => {
    const { holderId, propose, confirm, read } = await startCorrected({ account: 'bonus' })
    const { id } = (await propose()).body
    expect((await propose()).status).toBe(409)
    expect((await confirm(id)).status).toBe(200)
    expect((await propose()).status).toBe(409)
    const [mirror] = (await read()).items
    expect((await propose(mirror?.id)).status).toBe(409)
    expect(await readBalances(server, holderId)).toEqual({ available: 5000 })
  })

  it('gives back what a correction took', async () => {
    const { holderId, propose, confirm } = await startCorrected({ amount: '-12.50' })
    expect(await readBalances(server, holderId)).toEqual({ available: 3750 })
    expect((await confirm((await propose()).body.id)).status).toBe(200)
    expect(await readBalances(server, holderId)).toEqual({ available: 5000 })
  })

  it('is void after another correction of the balance, and refused if the money has left', async () => {
    const changed = await startCorrected()
    const { id } = (await changed.propose()).body
    await changed.correct()
    expect((await changed.confirm(id)).status).toBe(409)
    expect(await readBalances(server, changed.holderId)).toEqual({ available: 7500 })
    const spent = await startCorrected()
    const proposed = (await spent.propose()).body.id
    const { holderId } = spent
    await takeBack(services, { reference: newReference(), holderId, amount: usd(5001), at: 'bank' })
    expect((await spent.confirm(proposed)).status).toBe(409)
    expect(await readBalances(server, holderId)).toEqual({ available: 1249 })
  })

  it('is refused for other entries, unknown ones, a missing reason, and admins without the permission', async () => {
    const { first, propose, read } = await startCorrected()
    const paidIn = (await read()).items.at(-1)
    expect(paidIn).toMatchObject({ kind: 'top-up', mayReverse: false })
    expect((await propose(paidIn?.id)).status).toBe(409)
    expect((await propose('nothing')).status).toBe(404)
    expect((await propose(undefined, 'no')).body.errors.proposal.reason).toBeDefined()
    await giveRole(first.accountId, 'admin', ['moderator'])
    expect((await propose()).status).toBe(403)
  })
})
