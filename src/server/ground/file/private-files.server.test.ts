import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import { countRows, findColumn, insertRow, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { makeExport } from '#tests/server/support/rights.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'

const server = startServer()
const { services } = server

/** Someone whose copy is ready: what lies in the store, and where. */
async function makeCopy(id: string) {
  const person = await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', person.email)
  await insertRow('data_export', { id, account_id: accountId, created_at: server.now() })
  await makeExport(services, id)
  const objectKey = await findColumn('data_export', 'object_key', 'id', id)
  const stored = new Uint8Array((await (await env.FILES.get(objectKey))?.arrayBuffer()) ?? new ArrayBuffer())
  return { accountId, email: person.email, objectKey, stored }
}

describe('a private file', () => {
  it('lies encrypted in the store, and is read with the key of its person', async () => {
    const { accountId, objectKey, stored } = await makeCopy('encrypted')
    const opened = (await openPrivate(services, { accountId, objectKey })) ?? new Uint8Array()
    expect(new TextDecoder('latin1').decode(opened)).toContain('data.json')
    expect(new TextDecoder('latin1').decode(stored)).not.toContain('data.json')
    // A nonce and a seal.
    expect(stored.byteLength).toBe(opened.byteLength + 28)
  })

  it('is in the registry with its owner, purpose, size, type, digest and time', async () => {
    const { accountId } = await makeCopy('listed')
    const row = await env.DB.prepare("SELECT * FROM file WHERE id = 'listed'").first<Record<string, unknown>>()
    expect(row).toMatchObject({
      account_id: accountId,
      purpose: 'copy',
      type: 'zip',
      state: 'stored',
      expires_at: server.now() + DAY,
    })
    expect(row?.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is not opened with the key of another person, in another place, or when a bit of it changed', async () => {
    const [one, other] = [await makeCopy('one'), await makeCopy('other')]
    const inPlaceOf = async (bytes: Uint8Array, { accountId, objectKey }: typeof one) => {
      await env.FILES.put(objectKey, bytes)
      return openPrivate(services, { accountId, objectKey })
    }
    expect(await inPlaceOf(one.stored, other)).toBeUndefined()
    expect(await inPlaceOf(one.stored, { ...one, objectKey: `${one.objectKey}2` })).toBeUndefined()
    expect(await inPlaceOf(one.stored.with(40, (one.stored[40] ?? 0) ^ 1), one)).toBeUndefined()
    expect(await inPlaceOf(one.stored, one)).toBeDefined()
    expect(await openPrivate(services, { accountId: other.accountId, objectKey: one.objectKey })).toBeUndefined()
  })

  it('cannot be read any more once its person is erased, though a copy of the store be left', async () => {
    const { accountId, objectKey, stored } = await makeCopy('erased')
    expect(await countRows('account_key', 'account_id = ?', accountId)).toBe(1)
    const now = server.now()
    await insertRow('erasure', { account_id: accountId, requested_at: now, erase_at: now })
    await runSchedule(server)
    expect(await env.FILES.head(objectKey)).toBeNull()
    expect(await countRows('account_key', 'account_id = ?', accountId)).toBe(0)
    expect(await countRows('file', "id = 'erased'")).toBe(0)
    await env.FILES.put(objectKey, stored)
    expect(await openPrivate(services, { accountId, objectKey })).toBeUndefined()
  })

  it('is swept away when its time is over, with its line in the registry', async () => {
    const { objectKey } = await makeCopy('over')
    server.wait(DAY)
    await runSchedule(server)
    expect(await env.FILES.head(objectKey)).toBeNull()
    expect(await countRows('file', "id = 'over'")).toBe(0)
  })

  it('has one key for each person, which no row tells', async () => {
    const person = await registerNewcomer(server)
    const accountId = await findColumn('account', 'id', 'email', person.email)
    await Promise.all([ensureAccountKey(services, accountId), ensureAccountKey(services, accountId)])
    expect(await countRows('account_key', 'account_id = ?', accountId)).toBe(1)
    const other = startServer({ keys: { ...services.keys, 'file-key': { sign: () => 'another secret' } } })
    await expect(ensureAccountKey(other.services, accountId)).rejects.toThrow('CSRF_KEY')
  })
})
