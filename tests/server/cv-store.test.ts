import { describe, expect, it } from 'vitest'
import { startServer } from './support/client.ts'
import { CV_STORES, createContract, createPaper } from './support/cv-stores.ts'
import { registerSeaman } from './support/fixtures.ts'

const server = startServer()
const createSeaman = async () => (await registerSeaman(server)).seamanId

const contract = createContract
const paper = createPaper

describe.each(CV_STORES)('CVs kept in %s', (_, store) => {
  it('are empty in their first version', async () => {
    expect(await store.get(await createSeaman())).toEqual({ version: 1, experience: [], documents: [] })
  })

  it('are read as they were written, in the order of their seafarer, under the next version', async () => {
    const seamanId = await createSeaman()
    const cv = {
      experience: [
        contract({ startDate: '2023-01-01' }),
        contract({ endDate: null }),
        contract({ company: "O'Neill; Søn" }),
      ],
      documents: [paper(), paper({ type: 'passport', name: 'international', validDate: '2030-05-17' })],
    }
    expect(await store.put(seamanId, cv, 1)).toEqual({ version: 2 })
    expect(await store.get(seamanId)).toEqual({ version: 2, ...cv })
    const shorter = { experience: cv.experience.slice(1).reverse(), documents: [] }
    expect(await store.put(seamanId, shorter, 2)).toEqual({ version: 3 })
    expect(await store.get(seamanId)).toEqual({ version: 3, ...shorter })
  })

  it('keep nothing that is no part of a CV', async () => {
    const seamanId = await createSeaman()
    const entry = { ...contract(), seamanId: 'another', sort: 7, secret: 'x' }
    await store.put(seamanId, { experience: [entry], documents: [] }, 1)
    const { seamanId: _whose, sort: _place, secret: _secret, ...kept } = entry
    expect((await store.get(seamanId)).experience).toEqual([kept])
  })

  it('are not overwritten by a write that was made from an older version, which gets what stands there', async () => {
    const seamanId = await createSeaman()
    const first = { experience: [contract()], documents: [] }
    await store.put(seamanId, first, 1)
    const late = { experience: [], documents: [paper()] }
    expect(await store.put(seamanId, late, 1)).toEqual({ conflict: { version: 2, ...first } })
    expect(await store.put(seamanId, late, 3)).toEqual({ conflict: { version: 2, ...first } })
    expect(await store.get(seamanId)).toEqual({ version: 2, ...first })
  })

  it('take one of two writes that come at once', async () => {
    const seamanId = await createSeaman()
    const writes = [contract(), contract()].map((entry) => ({ experience: [entry], documents: [] }))
    const answers = await Promise.all(writes.map((cv) => store.put(seamanId, cv, 1)))
    const kept = answers.findIndex((answer) => 'version' in answer)
    expect(answers.filter((answer) => 'version' in answer)).toEqual([{ version: 2 }])
    expect(answers.filter((answer) => 'conflict' in answer)).toEqual([{ conflict: { version: 2, ...writes[kept] } }])
    expect(await store.get(seamanId)).toEqual({ version: 2, ...writes[kept] })
  })

  it('are the same after a write that is repeated, also at once', async () => {
    const seamanId = await createSeaman()
    const cv = { experience: [contract()], documents: [paper()] }
    const answers = await Promise.all([store.put(seamanId, cv, 1), store.put(seamanId, cv, 1)])
    expect([...answers, await store.put(seamanId, cv, 1)]).toEqual([{ version: 2 }, { version: 2 }, { version: 2 }])
    expect(await store.get(seamanId)).toEqual({ version: 2, ...cv })
  })

  it('are each read with their own entries when many are asked for', async () => {
    const seamanIds = await Promise.all(Array.from({ length: 3 }, createSeaman))
    const cvs = seamanIds.map((_, nth) => ({ experience: [], documents: [paper({ name: `paper ${nth}` })] }))
    for (const [nth, seamanId] of seamanIds.slice(0, 2).entries()) await store.put(seamanId, cvs[nth] as never, 1)
    const found = await store.getAll(seamanIds)
    expect(seamanIds.map((id) => found.get(id))).toEqual([
      { version: 2, ...cvs[0] },
      { version: 2, ...cvs[1] },
      { version: 1, experience: [], documents: [] },
    ])
    expect((await store.getAll([])).size).toBe(0)
  })

  it('are gone for good once erased: a write that is late does not bring them back', async () => {
    const seamanId = await createSeaman()
    const cv = { experience: [contract()], documents: [paper()] }
    await store.put(seamanId, cv, 1)
    await store.erase(seamanId)
    const gone = { version: 0, experience: [], documents: [] }
    expect(await store.get(seamanId)).toEqual(gone)
    for (const basedOn of [0, 1, 2]) expect(await store.put(seamanId, cv, basedOn)).toEqual({ conflict: gone })
    await store.erase(seamanId)
    expect(await store.get(seamanId)).toEqual(gone)
  })

  it('are gone for good also where none was ever written', async () => {
    const seamanId = await createSeaman()
    await store.erase(seamanId)
    expect(await store.put(seamanId, { experience: [contract()], documents: [] }, 1)).toHaveProperty(
      'conflict.version',
      0,
    )
  })
})
