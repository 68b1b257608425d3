import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import { LONGER_KEEPING, PREMIUM_GRACE } from '#src/domain/service/premium.ts'
import { DAY, MINUTE } from '#src/domain/time.ts'
import type { CvStore } from '#src/server/platform/cv-store.ts'
import {
  CV_STORES,
  createContract as contract,
  createCv,
  createPaper as paper,
} from '#tests/server/support/cv-stores.ts'
import { createId, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const server = startServer()
const createSeaman = async () => (await registerSeaman(server)).seamanId
const NOW = server.now()

describe.each(CV_STORES)('CVs kept in %s', (_, store) => {
  it('are not there in their first version, which follows from the seafarer', async () => {
    expect(await store.get(await createSeaman())).toEqual({ version: 1 })
  })

  it('are read as they were written, in the order of their seafarer, under the next version', async () => {
    const seamanId = await createSeaman()
    const cv = createCv({
      experience: [
        contract({ startDate: '2023-01-01' }),
        contract({ endDate: null }),
        contract({ company: "O'Neill; Søn" }),
      ],
      documents: [paper(), paper({ type: 'passport', name: 'international', validDate: '2030-05-17' })],
    })
    expect(await store.put(seamanId, cv, 1, NOW)).toEqual({ version: 2 })
    expect(await store.get(seamanId)).toEqual({ version: 2, cv, savedAt: NOW })
    const shorter = createCv({ experience: cv.experience.slice(1).reverse(), documents: [] })
    expect(await store.put(seamanId, shorter, 2, NOW + 1)).toEqual({ version: 3 })
    expect(await store.get(seamanId)).toEqual({ version: 3, cv: shorter, savedAt: NOW + 1 })
  })

  it('keep nothing that is no part of a CV', async () => {
    const seamanId = await createSeaman()
    const entry = contract()
    const written = { ...createCv(), experience: [{ ...entry, seamanId: 'another', secret: 'x' }], secret: 'x' }
    await store.put(seamanId, written, 1, NOW)
    const kept = (await store.get(seamanId)).cv
    expect(kept?.experience).toEqual([entry])
    expect(kept).not.toHaveProperty('secret')
  })

  it('are not overwritten by a write that was made from an older version, which gets what is there', async () => {
    const seamanId = await createSeaman()
    const [first, late] = [createCv({ documents: [] }), createCv({ experience: [] })]
    await store.put(seamanId, first, 1, NOW)
    const conflict = { version: 2, cv: first, savedAt: NOW }
    for (const basedOn of [1, 3]) expect(await store.put(seamanId, late, basedOn, NOW)).toEqual({ conflict })
    expect(await store.get(seamanId)).toEqual(conflict)
  })

  it('come again only to anyone who has read another version', async () => {
    const seamanId = await createSeaman()
    expect(await store.getUnless(seamanId, 1)).toBeUndefined()
    const cv = createCv()
    await store.put(seamanId, cv, 1, NOW)
    expect(await store.getUnless(seamanId, 1)).toEqual({ version: 2, cv, savedAt: NOW })
    expect(await store.getUnless(seamanId, 2)).toBeUndefined()
    // The version in the seafarer's row does not matter for another version.
    expect(await store.getUnless(seamanId, 1, 2)).toEqual({ version: 2, cv, savedAt: NOW })
    await store.erase(seamanId)
    for (const seen of [undefined, 0]) expect(await store.getUnless(seamanId, 2, seen)).toEqual({ version: 0 })
  })

  it('take one of two writes that come at once', async () => {
    const seamanId = await createSeaman()
    const writes = [createCv(), createCv()]
    const answers = await Promise.all(writes.map((cv) => store.put(seamanId, cv, 1, NOW)))
    const cv = writes[answers.findIndex((answer) => 'version' in answer)]
    expect(answers.filter((answer) => 'version' in answer)).toEqual([{ version: 2 }])
    expect(answers.filter((answer) => 'conflict' in answer)).toEqual([{ conflict: { version: 2, cv, savedAt: NOW } }])
    expect(await store.get(seamanId)).toMatchObject({ version: 2, cv })
  })

  it('are the same after a write that is repeated, also at once', async () => {
    const seamanId = await createSeaman()
    const cv = createCv()
    const answers = await Promise.all([store.put(seamanId, cv, 1, NOW), store.put(seamanId, cv, 1, NOW)])
    answers.push(await store.put(seamanId, cv, 1, NOW + MINUTE))
    expect(answers).toEqual([{ version: 2 }, { version: 2 }, { version: 2 }])
    expect(await store.get(seamanId)).toEqual({ version: 2, cv, savedAt: NOW })
  })

  it('are each read with their own entries when many are asked for', async () => {
    const seamanIds = await Promise.all(Array.from({ length: 3 }, createSeaman))
    const cvs = [createCv(), createCv()]
    for (const [nth, cv] of cvs.entries()) await store.put(seamanIds[nth] as string, cv, 1, NOW)
    const found = await store.getAll(seamanIds)
    expect(seamanIds.map((id) => found.get(id))).toMatchObject([
      { version: 2, cv: cvs[0] },
      { version: 2, cv: cvs[1] },
      { version: 1 },
    ])
    expect((await store.getAll([])).size).toBe(0)
  })

  it('are gone for good once erased, with what was there before: a write that is late does not bring them back', async () => {
    const seamanId = await createSeaman()
    const cv = createCv()
    await store.put(seamanId, cv, 1, NOW)
    await store.put(seamanId, createCv(), 2, NOW)
    await store.erase(seamanId)
    const gone = { version: 0 }
    expect(await store.get(seamanId)).toEqual(gone)
    expect(await store.listVersions(seamanId, NOW)).toEqual([])
    for (const basedOn of [0, 1, 2]) expect(await store.put(seamanId, cv, basedOn, NOW)).toEqual({ conflict: gone })
    await store.erase(seamanId)
    expect(await store.get(seamanId)).toEqual(gone)
  })

  it('are gone for good also where none was ever written', async () => {
    const seamanId = await createSeaman()
    await store.erase(seamanId)
    expect(await store.put(seamanId, createCv(), 1, NOW)).toHaveProperty('conflict.version', 0)
  })
})

describe.each(CV_STORES)('what was sent with an application, in %s', (_, store) => {
  const sending = (seamanId: string) => ({ seamanId, applicationId: createId() })

  it('is kept beside the CV, also where none was ever written, and a copy that comes again changes nothing', async () => {
    const [seamanId, other] = [await createSeaman(), await createSeaman()]
    const [one, two] = [sending(seamanId), sending(other)]
    const cv = createCv()
    expect(await store.keepSent(one, cv, NOW)).toBe(true)
    expect(await store.keepSent(one, createCv(), NOW + 1)).toBe(true)
    await store.keepSent(two, cv, NOW)
    await store.put(seamanId, createCv({ documents: [] }), 1, NOW + 2)
    expect(await store.getSent([one, two])).toEqual(
      new Map([one, two].map(({ applicationId }) => [applicationId, { cv, sentAt: NOW }])),
    )
    expect(await store.listSent(seamanId)).toEqual([
      { applicationId: one.applicationId, document: writeCv(cv), sentAt: NOW },
    ])
    expect((await store.get(seamanId)).version).toBe(2)
  })

  it('is found under its own seafarer alone', async () => {
    const [one, other] = [sending(await createSeaman()), sending(await createSeaman())]
    await store.keepSent(one, createCv(), NOW)
    expect((await store.getSent([{ ...one, seamanId: other.seamanId }, other])).size).toBe(0)
    await store.dropSent({ ...one, seamanId: other.seamanId })
    expect(await store.listSent(one.seamanId)).toHaveLength(1)
  })

  it('is let go, again and again, and goes with the CV: what is late does not bring it back', async () => {
    const seamanId = await createSeaman()
    const [one, two] = [sending(seamanId), sending(seamanId)]
    for (const each of [one, two]) await store.keepSent(each, createCv(), NOW)
    await store.dropSent(one)
    await store.dropSent(one)
    expect((await store.listSent(seamanId)).map(({ applicationId }) => applicationId)).toEqual([two.applicationId])
    await store.erase(seamanId)
    expect(await store.keepSent(one, createCv(), NOW)).toBe(false)
    expect(await store.listSent(seamanId)).toEqual([])
  })
})

/** Writes a CV at each of the instants, the first over the initial version. */
async function writeAt(store: CvStore, seamanId: string, instants: readonly number[]) {
  const cvs = instants.map(() => createCv())
  for (const [nth, at] of instants.entries()) await store.put(seamanId, cvs[nth] as never, nth + 1, at)
  return cvs
}

describe.each(CV_STORES)('what was there before, in %s', (_, store) => {
  const listed = async (seamanId: string, now: number) =>
    (await store.listVersions(seamanId, now)).map(({ version }) => version)

  it('is kept as it was, with when it was written and replaced', async () => {
    const seamanId = await createSeaman()
    const [first] = await writeAt(store, seamanId, [NOW, NOW + DAY])
    expect(await store.listVersions(seamanId, NOW + DAY)).toEqual([
      { version: 2, savedAt: NOW, replacedAt: NOW + DAY, cv: first },
    ])
  })

  it('is kept once in ten minutes of editing: the state before them, and so the last one of the day before', async () => {
    const seamanId = await createSeaman()
    const minutes = [0, 1, 5, 10.9, 11, 12, 24 * 60].map((minute) => NOW + minute * MINUTE)
    await writeAt(store, seamanId, minutes)
    expect(await listed(seamanId, NOW + DAY)).toEqual([7, 5, 2])
  })

  it('is kept whenever its seafarer goes back to a state of before', async () => {
    const seamanId = await createSeaman()
    const [first] = await writeAt(store, seamanId, [NOW, NOW + MINUTE, NOW + 2 * MINUTE])
    await store.put(seamanId, first as never, 4, NOW + 3 * MINUTE, { kind: 'return' })
    expect(await listed(seamanId, NOW + 3 * MINUTE)).toEqual([4, 2])
  })

  it('stays when a write is refused or says what is there already', async () => {
    const seamanId = await createSeaman()
    const [, second] = await writeAt(store, seamanId, [NOW, NOW + DAY])
    await store.put(seamanId, second as never, 3, NOW + 2 * DAY)
    await store.put(seamanId, createCv(), 1, NOW + 2 * DAY)
    expect(await listed(seamanId, NOW + 2 * DAY)).toEqual([2])
  })

  it('is twenty states at most, the newest', async () => {
    const seamanId = await createSeaman()
    await writeAt(
      store,
      seamanId,
      Array.from({ length: 24 }, (_, nth) => NOW + nth * 10 * MINUTE),
    )
    expect(await listed(seamanId, NOW + DAY)).toEqual(Array.from({ length: 20 }, (_, nth) => 24 - nth))
  })

  it('is kept a year with premium, a hundred states at most, and by the usual rule after its grace', async () => {
    const seamanId = await createSeaman()
    const keeping = LONGER_KEEPING
    await store.put(seamanId, createCv(), 1, NOW, { keeping })
    await store.put(seamanId, createCv(), 2, NOW + DAY, { keeping })
    await store.put(seamanId, createCv(), 3, NOW + 200 * DAY, { keeping })
    const kept = async (at: number, by?: typeof keeping) =>
      (await store.listVersions(seamanId, at, by)).map(({ version }) => version)
    expect(await kept(NOW + 366 * DAY, keeping)).toEqual([3, 2])
    expect(await kept(NOW + 366 * DAY + 1, keeping)).toEqual([3])
    expect(await kept(NOW + 201 * DAY)).toEqual([3])
    await env.DB.prepare('UPDATE seaman SET premium_status_expiration = ? WHERE id = ?')
      .bind(NOW + 201 * DAY, seamanId)
      .run()
    await store.sweepVersions(NOW + 201 * DAY + PREMIUM_GRACE - 1)
    expect(await kept(NOW + 201 * DAY, keeping)).toEqual([3, 2])
    await store.put(seamanId, createCv(), 4, NOW + 260 * DAY)
    expect(await kept(NOW + 260 * DAY, keeping)).toEqual([4])
  })

  it('is let go after thirty days, whether anyone writes or not', async () => {
    const seamanId = await createSeaman()
    await writeAt(store, seamanId, [NOW, NOW + DAY, NOW + 10 * DAY])
    expect(await listed(seamanId, NOW + 31 * DAY)).toEqual([3, 2])
    expect(await listed(seamanId, NOW + 31 * DAY + 1)).toEqual([3])
    await store.sweepVersions(NOW + 31 * DAY + 1)
    expect(await listed(seamanId, NOW + 31 * DAY + 1)).toEqual([3])
    expect(await listed(seamanId, NOW + 41 * DAY)).toEqual([])
  })
})
