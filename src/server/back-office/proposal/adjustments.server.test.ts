import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { AdjustmentProposals } from '#src/contract/proposal/adjustment-schemas.ts'
import { ADJUSTMENTS } from '#src/contract/proposal/list.ts'
import { takeBack, topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { permissionDomain } from '#src/server/identity/permission/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import { countRows, giveRole, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, newReference, readBalances, usd } from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { proposalDomain } from './index.ts'

const server = serverOf(proposalDomain, billingDomain, permissionDomain)()
const { services } = server
const PATH = '/server/admin/adjustment'
const REASON = 'The transfer of 5 November was entered twice.'

/** A seafarer with USD 50.00, and two admins. */
async function startOffice() {
  const [seaman, first, second] = [
    await registerSeaman(server),
    await registerAdmin(server),
    await registerAdmin(server),
  ]
  const holderId = await ensureHolder(services, { accountId: seaman.accountId })
  const entry = await topUp(services, { reference: newReference(), holderId, amount: usd(5000), at: 'bank' })
  const propose = (changes: object = {}) =>
    first.post(PATH, {
      ...{ find: seaman.email, account: 'available', currency: 'USD', amount: '-12.50', reason: REASON },
      ...changes,
    })
  const read = async (find: string) =>
    (await first.get(`/server/admin/ledger?find=${encodeURIComponent(find)}`)).body.found
  return { seaman, first, second, holderId, entry, propose, read }
}

const findListed = async (admin: Client, id: string) =>
  ((await admin.get(PATH)).body as AdjustmentProposals).items.find((one) => one.id === id)

/** The same correction of so many other holders. */
const repeatProposal = (id: string, times: number) =>
  env.DB.prepare(
    `INSERT INTO admin_proposal (id, action, object_kind, object_id, object_version, reason, before, after, proposed_by, proposed_at, expires_at)
      SELECT p.id || '-' || n.value, action, object_kind, object_id || n.value, object_version, reason, before, after, proposed_by, proposed_at,
        expires_at FROM admin_proposal p, json_each(?) n WHERE p.id = ?`,
  )
    .bind(JSON.stringify([...Array(times).keys()]), id)
    .run()

describe('a balance in the back office', () => {
  it('is found by the address of a seafarer, the id of the holder and the reference of an entry', async () => {
    const { seaman, holderId, entry, read } = await startOffice()
    for (const find of [` ${seaman.email.toUpperCase()}`, holderId, entry.reference]) {
      const found = await read(find)
      expect(found).toMatchObject({ holderId, name: seaman.email })
      expect(found.items).toHaveLength(1)
    }
  })

  it('is found by the public address of a company, also before anything was entered', async () => {
    const { read } = await startOffice()
    const company = await registerCompany(server)
    for (const end of ['', '/', '//', '/?lang=uk#ships']) {
      const found = await read(`https://gangway.example/crewing/ph/${company.slug}${end}`)
      expect(found).toMatchObject({ holderId: null, items: [] })
      expect(found.name).toBeTruthy()
    }
  })

  it('is shown at the end of a past day too, of all kinds and currencies', async () => {
    const { first, holderId } = await startOffice()
    const readOn = async (on: string) =>
      (await first.get(`/server/admin/ledger?find=${holderId}&on=${on}`)).body.found?.past
    const today = new Date(server.now()).toISOString().slice(0, 10)
    expect(await readOn('2026-01-31')).toMatchObject({ on: '2026-01-31', balances: [{ available: usd(0) }, {}, {}] })
    expect((await readOn(today)).balances[0].available).toEqual(usd(5000))
    for (const day of ['2026-02-30', 'x', '2026-2-3'])
      expect((await first.get(`/server/admin/ledger?find=${holderId}&on=${day}`)).status).toBe(400)
  })

  it('is not found for unknown people, and not shown without the permission', async () => {
    const { first, read } = await startOffice()
    for (const find of ['nobody@mail.example', 'nowhere', '%', '/', '?']) expect(await read(find)).toBeNull()
    await giveRole(first.accountId, 'admin', ['moderator'])
    for (const path of ['/server/admin/ledger?find=x', PATH]) expect((await first.get(path)).status).toBe(403)
  })
})

describe('a correction of a balance', () => {
  it('is proposed by one admin and entered when another confirms it, once', async () => {
    const office = await startOffice()
    const { first, second, holderId, seaman } = office
    const { id } = (await office.propose()).body
    expect(await findListed(second, id)).toMatchObject({
      ...{ name: seaman.email, account: 'available', amount: usd(-1250), reason: REASON, reverses: null },
      ...{ isVoid: false, mayConfirm: true },
    })
    expect((await first.post(`${PATH}/${id}/confirmation`)).status).toBe(403)
    expect(await readBalances(server, holderId)).toEqual({ available: 5000 })
    const confirmed = await Promise.all([1, 2, 3].map(() => second.post(`${PATH}/${id}/confirmation`)))
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await readBalances(server, holderId)).toEqual({ available: 3750 })
    expect(await findDifferences()).toEqual([])
    expect((await seaman.get('/server/seaman/balance')).body.items[0]).toMatchObject({
      kind: 'adjustment',
      amount: usd(-1250),
    })
    expect(await countRows('admin_event', "action = 'balance-adjusted' AND object_id = ?", holderId)).toBe(1)
  })

  it('gives a bonus to a company that had no balance yet', async () => {
    const office = await startOffice()
    const company = await registerCompany(server)
    const { body } = await office.propose({ find: company.slug, account: 'bonus', currency: 'EUR', amount: '5' })
    const holderId = await ensureHolder(services, { organisationId: company.companyId })
    expect((await office.second.post(`${PATH}/${body.id}/confirmation`)).status).toBe(200)
    expect(await readBalances(server, holderId, 'EUR')).toEqual({ bonus: 500 })
  })

  it('is listed with all others, page by page, and none is left out', async () => {
    const { first, propose } = await startOffice()
    const { id } = (await propose()).body
    const more = 2 * ADJUSTMENTS.pageSize
    await repeatProposal(id, more)
    const listed: string[] = []
    for (const page of [1, 2, 3]) {
      const { items, total } = (await first.get(`${PATH}?page=${page}`)).body as AdjustmentProposals
      expect(total).toBeGreaterThan(more)
      listed.push(...items.map((one) => one.id))
    }
    expect(listed).toEqual(expect.arrayContaining([id, ...Array.from({ length: more }, (_, at) => `${id}-${at}`)]))
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('is not entered if the balance no longer covers it', async () => {
    const office = await startOffice()
    const { id } = (await office.propose({ amount: '-50.00' })).body
    const asked = { reference: newReference(), holderId: office.holderId, amount: usd(1), at: 'bank' } as const
    await takeBack(services, asked)
    expect((await office.second.post(`${PATH}/${id}/confirmation`)).status).toBe(409)
    expect(await readBalances(server, office.holderId)).toEqual({ available: 4999 })
  })

  it('cannot be proposed twice at the same time, and is void after another correction', async () => {
    const office = await startOffice()
    const { id } = (await office.propose()).body
    expect((await office.propose()).status).toBe(409)
    expect((await office.second.post(`${PATH}/${id}/refusal`)).status).toBe(200)
    expect((await office.second.post(`${PATH}/${id}/confirmation`)).status).toBe(409)
    expect(await readBalances(server, office.holderId)).toEqual({ available: 5000 })
  })

  it('is refused beside the field for an unknown holder, no amount, or an amount of 0', async () => {
    const { propose } = await startOffice()
    expect((await propose({ find: 'nobody@mail.example' })).body.errors.proposal.find).toBeDefined()
    for (const amount of ['', 'ten', '0', '-0.00', '1e3'])
      expect((await propose({ amount })).body.errors.proposal.amount, amount).toBeDefined()
    expect((await propose({ reason: 'no' })).body.errors.proposal.reason).toBeDefined()
  })
})
