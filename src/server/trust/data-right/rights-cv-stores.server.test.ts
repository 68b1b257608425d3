import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { FIRST_VERSION } from '#src/server/platform/cv-store.ts'
import { PRODUCT } from '#src/server/product.ts'
import { packCopy } from '#src/server/trust/data-right/pack-copy.ts'
import { CANARY_CV, CANARY_PATHS, findCanaries } from '#tests/server/support/canaries.ts'
import { CV_STORES, createCv } from '#tests/server/support/cv-stores.ts'
import { createId, insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'

const HOUR = 3_600_000

describe.each(CV_STORES)('T17: a CV in which every path of the schema is told, kept by %s', (_, store) => {
  const server = startServer({ cvs: store })
  const { services } = server

  /** It is there, was there before, and was sent. */
  async function keepCanaries() {
    const { accountId, seamanId } = await registerSeaman(server)
    const now = server.now()
    const first = await store.put(seamanId, CANARY_CV, FIRST_VERSION, now - 2 * HOUR)
    const second = await store.put(seamanId, createCv(), 'version' in first ? first.version : 0, now - HOUR)
    const third = await store.put(seamanId, CANARY_CV, 'version' in second ? second.version : 0, now)
    expect(third).toHaveProperty('version')
    const sending = { seamanId, applicationId: createId() }
    expect(await store.keepSent(sending, CANARY_CV, now)).toBe(true)
    return { accountId, seamanId, sending }
  }

  it('goes into the copy with every path: as it is, as it was and as it was sent', async () => {
    const { accountId } = await keepCanaries()
    const copy = unzipSync(await packCopy(services, PRODUCT.personalData, accountId))
    const { tables } = JSON.parse(strFromU8(copy['data.json'] ?? new Uint8Array()))
    for (const table of ['cv', 'cv_version', 'cv_sent']) {
      const documents: string[] = tables[table].rows.map(({ document }: { document: string }) => document)
      for (const [path, told] of CANARY_PATHS)
        expect(
          documents.some((document) => document.includes(told)),
          `${table}: ${path}`,
        ).toBe(true)
    }
  })

  it('is nowhere after the account was erased, and nothing can be put in its place', async () => {
    const { accountId, seamanId, sending } = await keepCanaries()
    const stranger = await keepCanaries()
    await insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(services)
    expect((await store.get(seamanId)).cv).toBe(undefined)
    expect(await store.listVersions(seamanId, server.now())).toEqual([])
    expect(await store.listSent(seamanId)).toEqual([])
    expect((await store.getSent([sending])).size).toBe(0)
    expect(await store.put(seamanId, CANARY_CV, FIRST_VERSION, server.now())).toHaveProperty('conflict')
    expect(await store.keepSent(sending, CANARY_CV, server.now())).toBe(false)
    expect((await store.get(stranger.seamanId)).cv).toEqual(CANARY_CV)
    await insertRow('erasure', { account_id: stranger.accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(services)
    expect(await findCanaries()).toEqual([])
  })
})
