import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '#src/contract/http/permissions.ts'
import { expireProposals } from '#src/server/back-office/proposal/expire-proposals.usecases.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { findSession, renewSession } from '#src/server/identity/session/session.usecases.ts'
import { demand, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { PRODUCT } from '#src/server/product.ts'
import { collectRows } from '#src/server/trust/data-right/collect-copy.repository.ts'
import { readAdminEvents } from '#tests/server/support/admins.ts'
import { START } from '#tests/server/support/client.ts'
import {
  countRows,
  createId,
  findOwner,
  giveRole,
  insertCompany,
  insertRow,
  registerCompany,
} from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { createCaller, refusal } from '#tests/server/support/people.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { confirmAct, declineAct } from './decide-proposal.usecases.ts'
import { proposalDomain } from './index.ts'
import { pageProposals } from './open-proposals.usecases.ts'
import { PROPOSAL_LIFETIME, proposeAct } from './propose-act.usecases.ts'

const REASON = 'The register has another name'

/** An example of an act: it renames a company. */
const renameCompany: ActByTwo<string> = {
  action: 'company-decided',
  objectKind: 'company',
  permission: 'moderator',
  describe: async (_services, id, name) => {
    const row = await env.DB.prepare('SELECT name, check_version AS version FROM organisation WHERE id = ?')
      .bind(id)
      .first<{ name: string; version: number }>()
    if (!row) throw new Failure('not-found')
    const values = { before: { 'company.name': row.name }, after: { 'company.name': name } }
    return { version: row.version, accountId: null, organisationId: id, ...values }
  },
  demandUnchanged: (db, { id, version }) =>
    demand(db, sql`EXISTS (SELECT 1 FROM organisation WHERE id = ${id} AND check_version = ${version})`),
  apply: ({ db }, { object, after }) => [
    db.run(
      sql`UPDATE organisation SET name = ${after['company.name']}, check_version = check_version + 1 WHERE id = ${object.id}`,
    ),
  ],
}

const startServer = serverOf(proposalDomain, { actsByTwo: [renameCompany] })

/** An admin who has just signed in, with functions that propose, list, confirm and decline. */
async function createAdmin(server: TestServer, ...permissions: Permission[]) {
  const { product, services } = server
  const accountId = createId()
  const email = `${accountId}@admin.example`
  const times = { created_at: START, updated_at: START, email_verified_at: START }
  await insertRow('account', { id: accountId, email, language: 'en', ...times })
  await giveRole(accountId, 'admin', permissions)
  const opened = renewSession(
    services,
    { id: accountId, role: 'admin' },
    { caller: createCaller(), factor: 'password' },
  )
  await runBatch(services.db, opened.statements)
  const findActor = async () => {
    const session = await findSession(services, opened.token)
    if (!session) throw new Error('the session has ended')
    return { session }
  }
  return {
    accountId,
    email,
    findActor,
    propose: async (objectId: string, input = 'New Name', reason = REASON) =>
      proposeAct(services, renameCompany, await findActor(), { objectId, input, reason }),
    confirm: async (id: string) => confirmAct(services, product.actsByTwo, await findActor(), id),
    decline: async (id: string, reason?: string) =>
      declineAct(services, product.actsByTwo, await findActor(), { id, ...(reason !== undefined && { reason }) }),
    list: async (page = 1) =>
      (await pageProposals(services, product.actsByTwo, { ...(await findActor()), page, pageSize: 50 })).items,
  }
}

async function setUp(server: TestServer = startServer()) {
  const [first, second] = [await createAdmin(server, 'moderator'), await createAdmin(server, 'moderator')]
  const company = await insertCompany({ name: 'Old Name' })
  return { server, first, second, companyId: company.id }
}

const nameOf = (id: string) => env.DB.prepare('SELECT name FROM organisation WHERE id = ?').bind(id).first('name')
const stateOf = (id: string) =>
  env.DB.prepare('SELECT state, void_reason FROM admin_proposal WHERE id = ?').bind(id).first()
const edit = (id: string) =>
  env.DB.prepare("UPDATE organisation SET city = 'Gdynia', check_version = check_version + 1 WHERE id = ?")
    .bind(id)
    .run()
const block = ({ accountId }: { accountId: string }) =>
  env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(accountId).run()
const revoke = ({ accountId }: { accountId: string }) =>
  env.DB.prepare('DELETE FROM admin_permission WHERE account_id = ?').bind(accountId).run()

beforeEach(() => env.DB.exec('DELETE FROM admin_proposal'))

describe('an act by two', () => {
  it('is shown as a difference, and applied when another admin confirms it', async () => {
    const { server, first, second, companyId } = await setUp()
    const id = await first.propose(companyId)
    expect(await nameOf(companyId)).toBe('Old Name')
    const [listed] = await second.list()
    expect(listed).toEqual({
      id,
      action: 'company-decided',
      object: { kind: 'company', id: companyId },
      difference: [{ path: 'company.name', before: 'Old Name', after: 'New Name' }],
      reason: REASON,
      proposedBy: { id: first.accountId, email: first.email },
      proposedAt: server.now(),
      expiresAt: server.now() + PROPOSAL_LIFETIME,
      voidReason: null,
      mayConfirm: true,
    })
    expect((await first.list())[0]).toEqual({ ...listed, mayConfirm: false })
    await second.confirm(id)
    expect(await nameOf(companyId)).toBe('New Name')
    expect(await second.list()).toEqual([])
  })

  it('is part of the data copy of the owner of the object, and not of that of the admin who proposed it', async () => {
    const { server, first, companyId } = await setUp()
    await first.propose(companyId)
    const copyOf = async (accountId: string) =>
      (await collectRows(server.services, PRODUCT.personalData, accountId)).admin_proposal?.rows.length ?? 0
    expect([await copyOf(first.accountId), await copyOf(await findOwner(companyId))]).toEqual([0, 1])
  })

  it('records events of the proposal, of the act by the proposer, and of the confirmation', async () => {
    const { first, second, companyId } = await setUp()
    const id = await first.propose(companyId)
    await second.confirm(id)
    const about = { 'proposal.id': id, 'proposal.action': 'company-decided' }
    const [before, after] = [{ 'company.name': 'Old Name' }, { 'company.name': 'New Name' }]
    expect(await readAdminEvents(companyId)).toMatchObject([
      { actor_id: first.accountId, action: 'act-proposed', reason: REASON, before, after: { ...after, ...about } },
      { actor_id: first.accountId, action: 'company-decided', reason: REASON, before, after },
      { actor_id: second.accountId, action: 'act-confirmed', reason: null, before: null, after: about },
    ])
  })

  it('can be confirmed by an owner, but not confirmed or seen by another admin without the permission', async () => {
    const { server, first, companyId } = await setUp()
    const [owner, editor] = [await createAdmin(server, 'owner'), await createAdmin(server, 'content', 'finance')]
    const id = await first.propose(companyId)
    expect(await editor.list()).toEqual([])
    for (const act of [editor.confirm, editor.decline]) await expect(act(id)).rejects.toEqual(refusal('forbidden'))
    await expect(editor.propose(companyId)).rejects.toEqual(refusal('forbidden'))
    await owner.confirm(id)
    expect(await nameOf(companyId)).toBe('New Name')
  })

  it('is not confirmed by its proposer, neither by the use case nor in the database', async () => {
    const { first, companyId } = await setUp()
    const id = await first.propose(companyId)
    await expect(first.confirm(id)).rejects.toEqual(refusal('forbidden'))
    const sneak = env.DB.prepare("UPDATE admin_proposal SET state = 'confirmed', decided_by = proposed_by WHERE id = ?")
    await expect(sneak.bind(id).run()).rejects.toThrow('CHECK')
    expect(await stateOf(id)).toMatchObject({ state: 'open' })
  })

  it('requires a recent identity check of the confirming admin', async () => {
    const { server, first, second, companyId } = await setUp()
    const id = await first.propose(companyId)
    server.wait(11 * 60_000)
    await expect(second.confirm(id)).rejects.toEqual(refusal('confirmation-needed'))
    expect(await nameOf(companyId)).toBe('Old Name')
  })

  it('requires a reason, and has one open proposal at a time', async () => {
    const { first, second, companyId } = await setUp()
    await expect(first.propose(companyId, 'New Name', 'short')).rejects.toEqual(
      refusal('validation-failed', { proposal: { reason: expect.anything() } }),
    )
    await first.propose(companyId)
    await expect(second.propose(companyId, 'Third Name')).rejects.toEqual(refusal('conflict'))
    await expect(first.propose('nothing')).rejects.toEqual(refusal('not-found'))
  })

  it('cannot be confirmed after another admin declined it or the proposer withdrew it', async () => {
    const { first, second, companyId } = await setUp()
    for (const [decider, reason] of [
      [second, 'The register is out of date'],
      [first, undefined],
    ] as const) {
      const id = await first.propose(companyId)
      await decider.decline(id, reason)
      await expect(second.confirm(id)).rejects.toEqual(refusal('conflict'))
      await expect(decider.decline(id)).rejects.toEqual(refusal('conflict'))
      expect((await readAdminEvents(companyId)).at(-1)).toMatchObject({
        actor_id: decider.accountId,
        action: 'act-declined',
        reason: reason ?? null,
      })
    }
    expect(await nameOf(companyId)).toBe('Old Name')
  })

  it('is not found if no domain has its action any more', async () => {
    const { server, first, second, companyId } = await setUp()
    const id = await first.propose(companyId)
    await expect(confirmAct(server.services, new Map(), await second.findActor(), id)).rejects.toEqual(
      refusal('not-found'),
    )
  })
})

describe('an act by two whose object has changed', () => {
  it('is rejected, changes nothing, and stays in the list with the reason until it expires', async () => {
    const { server, first, second, companyId } = await setUp()
    const id = await first.propose(companyId)
    await edit(companyId)
    await expect(second.confirm(id)).rejects.toEqual(refusal('conflict'))
    expect(await nameOf(companyId)).toBe('Old Name')
    expect(await second.list()).toMatchObject([{ id, voidReason: 'object-changed', mayConfirm: false }])
    await expect(second.confirm(id)).rejects.toEqual(refusal('conflict'))
    expect(await readAdminEvents(companyId)).toHaveLength(1)
    const next = await first.propose(companyId)
    await second.confirm(next)
    expect(await nameOf(companyId)).toBe('New Name')
    server.wait(PROPOSAL_LIFETIME)
    expect(await countRows('admin_proposal', "id = ? AND state = 'void'", id)).toBe(1)
  })

  it('is rejected by the batch if the object changes after it was read', async () => {
    const server = startInterrupted(startServer)
    const { first, second, companyId } = await setUp(server)
    const id = await first.propose(companyId)
    const confirmed = server.beforeWrite(
      () => second.confirm(id),
      () => edit(companyId),
    )
    await expect(confirmed).rejects.toEqual(refusal('conflict'))
    expect(await nameOf(companyId)).toBe('Old Name')
    expect(await stateOf(id)).toEqual({ state: 'void', void_reason: 'object-changed' })
  })

  it('is not proposed if the object changes after it was described', async () => {
    const server = startInterrupted(startServer)
    const { first, companyId } = await setUp(server)
    const proposed = server.beforeWrite(
      () => first.propose(companyId),
      () => edit(companyId),
    )
    await expect(proposed).rejects.toEqual(refusal('conflict'))
    expect(await countRows('admin_proposal', '1')).toBe(0)
    expect(await readAdminEvents(companyId)).toEqual([])
  })
})

describe('an act by two whose admins have changed', () => {
  it.each([
    ['was blocked', block],
    ['lost the permission', revoke],
  ])('is rejected if the proposer %s', async (_what, change) => {
    const { first, second, companyId } = await setUp()
    const id = await first.propose(companyId)
    await change(first)
    await expect(second.confirm(id)).rejects.toEqual(refusal('conflict'))
    expect(await nameOf(companyId)).toBe('Old Name')
    expect(await second.list()).toMatchObject([{ id, voidReason: 'proposer-refused', mayConfirm: false }])
  })

  it.each([
    ['was blocked', block, 'conflict'],
    ['lost the permission', revoke, 'forbidden'],
  ] as const)('is rejected by the batch if the confirming admin %s', async (_what, change, code) => {
    const server = startInterrupted(startServer)
    const { first, second, companyId } = await setUp(server)
    const id = await first.propose(companyId)
    const confirmed = server.beforeWrite(
      () => second.confirm(id),
      () => change(second),
    )
    await expect(confirmed).rejects.toEqual(refusal(code))
    expect(await nameOf(companyId)).toBe('Old Name')
    expect(await stateOf(id)).toMatchObject({ state: 'open' })
  })

  it('is applied once if two admins confirm it at the same time', async () => {
    const server = startInterrupted(startServer)
    const { first, second, companyId } = await setUp(server)
    const third = await createAdmin(server, 'owner')
    const id = await first.propose(companyId)
    const confirmed = server.beforeWrite(
      () => second.confirm(id),
      () => third.confirm(id),
    )
    await expect(confirmed).rejects.toEqual(refusal('conflict'))
    expect(await readAdminEvents(companyId)).toMatchObject([
      { action: 'act-proposed' },
      { action: 'company-decided' },
      { action: 'act-confirmed', actor_id: third.accountId },
    ])
  })
})

describe('an act by two that was not confirmed within a day', () => {
  it('can no longer be confirmed, and is removed from the list', async () => {
    const { server, first, companyId } = await setUp()
    const id = await first.propose(companyId)
    server.wait(PROPOSAL_LIFETIME)
    const second = await createAdmin(server, 'moderator')
    await expect(second.confirm(id)).rejects.toEqual(refusal('gone'))
    expect(await second.list()).toEqual([])
    await second.propose(companyId, 'Third Name')
    expect(await stateOf(id)).toMatchObject({ state: 'expired' })
  })

  it('is closed by the schedule, and deleted after 30 days', async () => {
    const { server, first, companyId } = await setUp()
    const id = await first.propose(companyId)
    await expireProposals(server.services)
    expect(await stateOf(id)).toMatchObject({ state: 'open' })
    server.wait(PROPOSAL_LIFETIME)
    await expireProposals(server.services)
    expect(await stateOf(id)).toMatchObject({ state: 'expired' })
    server.wait(30 * PROPOSAL_LIFETIME)
    await expireProposals(server.services)
    expect(await stateOf(id)).toBeNull()
    expect(await readAdminEvents(companyId)).toHaveLength(1)
  })
})

it('a proposal is deleted with its organisation, and with the account of its proposer', async () => {
  const { server, first, second } = await setUp()
  const { accountId, companyId } = await registerCompany(server)
  const other = await insertCompany()
  await first.propose(companyId)
  const theirs = await second.propose(other.id)
  for (const id of [accountId, second.accountId])
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 1)').bind(id).run()
  await eraseDueAccounts(server.services)
  expect(await countRows('admin_proposal', '1')).toBe(0)
  expect(await readAdminEvents(companyId)).toMatchObject([
    { action: 'act-proposed', reason: null, before: { 'company.name': null }, after: { 'company.name': null } },
  ])
  expect((await readAdminEvents(other.id)).at(-1)?.after).toMatchObject({ 'proposal.id': theirs })
})
