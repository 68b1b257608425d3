import { env } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { type CvWrite, saveCv } from '#src/server/people/seaman/cv/save-cv.usecases.ts'
import type { CvStore } from '#src/server/platform/cv-store.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { PRODUCT } from '#src/server/product.ts'
import { packCopy } from '#src/server/trust/data-right/pack-copy.ts'
import { crewProjection, refreshCrewCards, saveVisibility } from '#src/server/work/crew/crew-card.usecases.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { CV_STORES, createCv } from '#tests/server/support/cv-stores.ts'
import {
  countRows,
  findColumn,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { editOwnCv, PROFILE, readOwnCv, sendOwnCv } from '#tests/server/support/own-cv.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { setStoredVersion } from '#tests/server/support/stored-versions.ts'

const HOUR = 3_600_000
const CRASH = new Error('the Worker is gone')

/** A database whose batches fail from some moment on, as if its Worker had stopped. */
function breakWhen(isOver: () => boolean) {
  const binding = new Proxy(env.DB, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'batch') return value.bind(target)
      return async (statements: never) => {
        if (isOver()) throw CRASH
        return target.batch(statements)
      }
    },
  })
  return createDatabase(binding as never)
}

function failAtBatch(number: number) {
  let batches = 0
  return breakWhen(() => {
    batches += 1
    return batches === number
  })
}

describe.each(CV_STORES)('a CV written to %s', (_, cvs) => {
  const server = startServer({ cvs })
  const { services } = server

  async function createWriter() {
    const person = await registerSeaman(server)
    const { accountId, seamanId } = person
    const session = {
      accountId,
      seamanId,
      tokenHash: await findColumn('session', 'token_hash', 'account_id', accountId),
    } as Session
    const save = (write: CvWrite, replaced: Partial<Services> = {}) =>
      saveCv(crewProjection, { ...services, ...replaced }, session, write)
    const readCard = () =>
      env.DB.prepare('SELECT months, cv_version, cv_due_at FROM crew_card WHERE seaman_id = ?').bind(seamanId).first()
    return { ...person, session, save, readCard }
  }

  const cv = createCv()
  const fresh = () => createCv()
  const MADE = { months: 6, cv_version: 2, cv_due_at: null }

  it('of another version of the site returns 409, is not overwritten, and can still be read by that version', async () => {
    const server = startServer({ cvs })
    const seaman = await registerSeaman(server)
    await editOwnCv(seaman, { kin: { kinName: 'Anna' } })
    const before = await readOwnCv(seaman)
    await setStoredVersion(seaman.seamanId, 2)
    const answers = [await seaman.get(PROFILE), await sendOwnCv(seaman, before.data, before.version)]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'other-version'],
      [409, 'other-version'],
    ])
    await setStoredVersion(seaman.seamanId, 1)
    expect(await readOwnCv(seaman)).toEqual(before)
  })

  it('is shown to its seafarer, to companies and, as a card, in the crew list', async () => {
    const writer = await createWriter()
    expect(await writer.save({ cv, basedOn: 1 })).toEqual({ version: 2 })
    expect(await writer.readCard()).toEqual(MADE)
    const { profileSeaman } = (await writer.get('/server/seaman/profile')).body
    expect(profileSeaman.profileData[0].experience).toMatchObject([{ fleetVesselName: 'Arctic Voyager' }])
    const company = await registerCompany(server)
    const vacancy = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    await writer.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    const [applicant] = (await company.get(`/server/vacancy/${vacancy.id}/application`)).body.items
    expect(applicant.seaman).toMatchObject({
      seaServiceMonths: 6,
      certificates: [{ name: 'ecdis-generic', validTo: null }],
    })
  })

  it('is not there when the Worker ended before it was written', async () => {
    const writer = await createWriter()
    await expect(writer.save({ cv: fresh(), basedOn: 1 }, { db: failAtBatch(1) })).rejects.toBe(CRASH)
    expect(await cvs.get(writer.seamanId)).toMatchObject({ version: 1 })
    expect(await writer.readCard()).toEqual({ months: 0, cv_version: 1, cv_due_at: null })
  })

  it('is kept when the Worker ended after it, and the call repeated gives one result', async () => {
    const writer = await createWriter()
    const write = { cv: fresh(), basedOn: 1, key: 'a key' }
    await expect(writer.save(write, { db: failAtBatch(2) })).rejects.toBe(CRASH)
    expect(await cvs.get(writer.seamanId)).toMatchObject({ version: 2, cv: write.cv })
    expect(await countRows('idempotency', 'account_id = ?', writer.accountId)).toBe(0)
    expect(await writer.save(write)).toEqual({ version: 2 })
    expect(await writer.save(write)).toEqual({ version: 2 })
    expect(await writer.readCard()).toEqual(MADE)
    expect(await countRows('idempotency', 'account_id = ?', writer.accountId)).toBe(1)
  })

  it('gets its card from the scheduled run when no one repeats the call', async () => {
    const writer = await createWriter()
    await expect(writer.save({ cv: fresh(), basedOn: 1 }, { db: failAtBatch(2) })).rejects.toBe(CRASH)
    await refreshCrewCards(services)
    expect(await writer.readCard()).toMatchObject({ months: 0, cv_due_at: server.now() })
    server.wait(HOUR)
    await refreshCrewCards(services)
    expect(await writer.readCard()).toEqual(MADE)
  })

  it('keeps its card when one made from an older CV comes after it', async () => {
    const writer = await createWriter()
    const older: CvStore = {
      ...cvs,
      get: async (seamanId) => {
        const before = await cvs.get(seamanId)
        await writer.save({ cv: fresh(), basedOn: 1 })
        return before
      },
    }
    await saveVisibility({ ...services, cvs: older }, writer.session, { isHidden: false, isHideEnglish: false })
    expect(await writer.readCard()).toEqual(MADE)
    expect(
      await countRows('crew_vessel', 'card_id = (SELECT id FROM crew_card WHERE seaman_id = ?)', writer.seamanId),
    ).toBe(1)
  })

  it('is refused to anyone who wrote from an older version, without a trace', async () => {
    const writer = await createWriter()
    await writer.save({ cv: fresh(), basedOn: 1 })
    const answer = await writer.save({ cv: fresh(), basedOn: 1, key: 'late' })
    expect(answer).toHaveProperty('conflict.version', 2)
    expect(await countRows('idempotency', 'account_id = ?', writer.accountId)).toBe(0)
  })

  it('keeps the role of its seafarer, also while it is being written', async () => {
    const admin = await registerAdmin(server)
    const [written, writing, bare] = [await createWriter(), await createWriter(), await createWriter()]
    await written.save({ cv: fresh(), basedOn: 1 })
    await expect(
      writing.save({ cv: fresh(), basedOn: 1 }, { cvs: { ...cvs, put: () => Promise.reject(CRASH) } }),
    ).rejects.toBe(CRASH)
    const takeBack = async ({ accountId }: typeof bare) =>
      (await admin.put(`/server/admin/user/${accountId}/role`, { role: 'user' })).status
    expect([await takeBack(written), await takeBack(writing), await takeBack(bare)]).toEqual([422, 422, 200])
    expect(await cvs.get(written.seamanId)).toMatchObject({ version: 2 })
    expect(await cvs.put(bare.seamanId, fresh(), 1, server.now())).toHaveProperty('conflict.version', 0)
  })

  it('is taken away again when its seafarer went while it was written', async () => {
    const writer = await createWriter()
    const put: CvStore['put'] = async (...given) => {
      const answer = await cvs.put(...given)
      await env.DB.prepare('DELETE FROM seaman WHERE id = ?').bind(writer.seamanId).run()
      return answer
    }
    await expect(writer.save({ cv: fresh(), basedOn: 1 }, { cvs: { ...cvs, put } })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await cvs.get(writer.seamanId)).toEqual({ version: 0 })
  })

  it('is in the copy of its person’s data, and gone with the account, though the erasure broke off between the two', async () => {
    const writer = await createWriter()
    const write = { cv: fresh(), basedOn: 1 }
    await writer.save(write)
    const copy = unzipSync(await packCopy(services, PRODUCT.personalData, writer.accountId))
    const { tables } = JSON.parse(strFromU8(copy['data.json'] ?? new Uint8Array()))
    const [row] = tables.cv.rows
    expect(row).toMatchObject({ seaman_id: writer.seamanId, saved_at: server.now() })
    expect(JSON.parse(row.document)).toEqual(JSON.parse(writeCv(write.cv)))

    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 1)')
      .bind(writer.accountId)
      .run()
    let isErased = false
    const erase: CvStore['erase'] = async (seamanId) => {
      await cvs.erase(seamanId)
      isErased = true
    }
    const broken = { ...services, db: breakWhen(() => isErased), cvs: { ...cvs, erase } }
    await expect(eraseDueAccounts(broken)).rejects.toThrow('accounts not erased')
    expect(await countRows('seaman', 'id = ?', writer.seamanId)).toBe(1)
    expect(await cvs.get(writer.seamanId)).toMatchObject({ version: 0 })
    await eraseDueAccounts(services)
    expect(await countRows('seaman', 'id = ?', writer.seamanId)).toBe(0)
    expect(await cvs.get(writer.seamanId)).toMatchObject({ version: 0 })
  })
})
