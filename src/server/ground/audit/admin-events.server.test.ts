import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { PRODUCT } from '#src/server/product.ts'
import { collectRows } from '#src/server/trust/data-right/collect-copy.repository.ts'
import { readAdminEvents } from '#tests/server/support/admins.ts'
import { createId, insertRow, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'

const { services, ...server } = startServer()

async function createEvent(accountId: string | null, organisationId: string | null = null) {
  const objectId = createId()
  await runBatch(services.db, [
    createAdminEvent(services, {
      actor: 'an-admin',
      action: 'company-decided',
      object: { kind: 'company', id: objectId },
      accountId,
      organisationId,
      reason: 'Ana Lim asked for it',
      before: { 'company.name': 'Old Name', 'company.state': 'waiting' },
      after: { 'company.name': 'New Name', 'company.state': 'verified', 'company.publishedParts': ['name', 'text-en'] },
    }),
  ])
  const write = (sql: string) => env.DB.prepare(`${sql} WHERE object_id = ?`).bind(objectId).run()
  return { objectId, write }
}

const erase = (accountId: string) =>
  insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: server.now() - 1 })

describe('an admin event', () => {
  it('can be neither changed nor deleted', async () => {
    const { write } = await createEvent(createId())
    for (const change of [
      "UPDATE admin_event SET actor_id = 'another'",
      'UPDATE admin_event SET reason = NULL',
      `UPDATE admin_event SET after = json_replace(after, '$."company.name"', NULL)`,
      'DELETE FROM admin_event',
    ])
      await expect(write(change), change).rejects.toThrow('append only')
  })

  it('loses only its personal values and its reason when the account is erased', async () => {
    const { accountId } = await registerCompany(server as never)
    const [theirs, others, nobodys] = [
      await createEvent(accountId),
      await createEvent(createId()),
      await createEvent(null),
    ]
    const [untouched] = await readAdminEvents(others.objectId)
    await erase(accountId)
    await eraseDueAccounts(services)
    expect(await readAdminEvents(theirs.objectId)).toEqual([
      {
        actor_id: 'an-admin',
        action: 'company-decided',
        object_id: theirs.objectId,
        reason: null,
        before: { 'company.name': null, 'company.state': 'waiting' },
        after: { 'company.name': null, 'company.state': 'verified', 'company.publishedParts': ['name', 'text-en'] },
      },
    ])
    expect(await readAdminEvents(others.objectId)).toEqual([untouched])
    expect((await readAdminEvents(nobodys.objectId))[0]?.after?.['company.name']).toBe('New Name')
  })

  it('about an organisation keeps its values until the last owner is erased, even if the first owner was erased before', async () => {
    const { accountId, companyId } = await registerCompany(server as never)
    const second = await joinCompany(server as never, companyId, 'owner')
    const { objectId } = await createEvent(accountId, companyId)
    const [untouched] = await readAdminEvents(objectId)
    await erase(accountId)
    await eraseDueAccounts(services)
    expect(await readAdminEvents(objectId)).toEqual([untouched])
    await erase(second.accountId)
    await eraseDueAccounts(services)
    expect(await readAdminEvents(objectId)).toMatchObject([{ reason: null, after: { 'company.name': null } }])
  })

  it('about an organisation is part of the data copy of its only owner, and of no one if there are several', async () => {
    const { accountId, companyId } = await registerCompany(server as never)
    await createEvent(accountId, companyId)
    const count = async () =>
      (await collectRows(services, PRODUCT.personalData, accountId)).admin_event?.rows.length ?? 0
    expect(await count()).toBe(1)
    await joinCompany(server as never, companyId, 'owner')
    expect(await count()).toBe(0)
  })

  it('about a deleted organisation loses its values when the first owner is erased', async () => {
    const { accountId, companyId } = await registerCompany(server as never)
    const { objectId } = await createEvent(accountId, companyId)
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(companyId).run()
    await erase(accountId)
    await eraseDueAccounts(services)
    expect(await readAdminEvents(objectId)).toMatchObject([{ reason: null, after: { 'company.name': null } }])
  })

  it('allows the erasure to empty values, but not to add, replace or remove them', async () => {
    const accountId = createId()
    const { write } = await createEvent(accountId)
    await insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: 1, step: 1 })
    for (const change of [
      `UPDATE admin_event SET after = json_replace(after, '$."company.name"', 'Another')`,
      `UPDATE admin_event SET before = json_remove(before, '$."company.name"')`,
      `UPDATE admin_event SET before = json_insert(before, '$."company.website"', NULL)`,
      'UPDATE admin_event SET before = NULL',
      "UPDATE admin_event SET reason = 'Another'",
      "UPDATE admin_event SET object_kind = 'account'",
      'UPDATE admin_event SET account_id = NULL',
      "UPDATE admin_event SET organisation_id = 'another'",
    ])
      await expect(write(change), change).rejects.toThrow('append only')
    await write(`UPDATE admin_event SET reason = NULL, after = json_replace(after, '$."company.name"', NULL)`)
  })
})
