import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import type { Saved } from '#src/app/seaman-profile.ts'
import { ApiError, ConnectionError } from '#src/contract/http/api-error.ts'
import type { SeamanProfile, SeamanProfileInput } from '#src/contract/seaman/schemas.ts'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { readProfileData, toProfileData } from '#src/domain/cv/profile-data.ts'
import { openSaves, type SaveNews } from './send-saves.ts'

const [sample] = fc.sample(arbitraryCv, { numRuns: 1, seed: 7 }) as [Cv]

const withKin = (cv: Cv, kin: Partial<Cv['kin']>): Cv => ({ ...cv, kin: { ...cv.kin, ...kin } })

/** A simple server: versions, conflicts and keys, with a connection that may be lost. */
function createServer() {
  let saved: Saved = { cv: sample, version: 1 }
  const answers = new Map<string, SeamanProfile>()
  const line = { cut: undefined as 'before' | 'after' | 'session' | undefined, calls: 0 }
  const profile = (): SeamanProfile =>
    ({ profileSeaman: { profileData: [toProfileData(saved.cv)] }, version: saved.version }) as unknown as SeamanProfile
  const fail = (status: number, code: string, more: object = {}) =>
    new ApiError(status, { message: code, code, requestId: '', ...more } as never)
  async function send({ profileSeaman, version }: SeamanProfileInput, key: string): Promise<SeamanProfile> {
    line.calls += 1
    if (line.cut === 'before') throw new ConnectionError()
    if (line.cut === 'session') throw fail(401, 'not-signed-in')
    const cv = readProfileData(profileSeaman.profileData[0] as never)
    if (cv.kin.kinName === 'REFUSED') throw fail(422, 'validation-failed', { errors: { kin: { kinName: 'no' } } })
    if (!answers.has(key)) {
      if (version !== saved.version) throw fail(409, 'version-conflict', { current: profile() })
      saved = { cv, version: version + 1 }
      answers.set(key, profile())
    }
    if (line.cut === 'after') throw new ConnectionError()
    return answers.get(key) as SeamanProfile
  }
  return { send, line, getSaved: () => saved, put: (cv: Cv) => (saved = { cv, version: saved.version + 1 }) }
}

let server: ReturnType<typeof createServer>
let news: SaveNews[]
let saves: ReturnType<typeof openSaves>
beforeEach(() => {
  server = createServer()
  news = []
  saves = openSaves('one', openAccountStore('one'), server.send, (one) => news.push(one))
})

const ask = (typed: Cv, base: Saved = server.getSaved()) =>
  saves.add({ key: crypto.randomUUID(), typed, cv: typed, base, isTried: false })

describe('a save that was asked for', () => {
  test('goes out at once and is queued no more', async () => {
    await ask(withKin(sample, { kinName: 'Anna' }))
    expect(await saves.send()).toBe('done')
    expect([server.getSaved().cv.kin.kinName, await saves.read()]).toEqual(['Anna', []])
    expect(news.map(({ kind }) => kind)).toEqual(['saved'])
  })

  test.each(['before', 'after'] as const)(
    'waits for a line that is cut %s it arrived, and is done once',
    async (cut) => {
      server.line.cut = cut
      await ask(withKin(sample, { kinName: 'Anna' }))
      expect(await saves.send()).toBe('waiting')
      expect(await saves.send()).toBe('waiting')
      server.line.cut = undefined
      expect(await saves.send()).toBe('done')
      expect([server.getSaved().cv.kin.kinName, server.getSaved().version]).toEqual(['Anna', 2])
    },
  )

  test('outlives the session, and goes when the person has signed in again', async () => {
    server.line.cut = 'session'
    await ask(withKin(sample, { kinName: 'Anna' }))
    expect(await saves.send()).toBe('signed-out')
    server.line.cut = undefined
    expect(await saves.send()).toBe('done')
    expect(server.getSaved().cv.kin.kinName).toBe('Anna')
  })

  test('is put together with what another device changed meanwhile', async () => {
    const base = server.getSaved()
    server.put(withKin(sample, { kinContact: '123' }))
    await ask(withKin(sample, { kinName: 'Anna' }), base)
    expect(await saves.send()).toBe('done')
    expect(server.getSaved().cv.kin).toMatchObject({ kinName: 'Anna', kinContact: '123' })
  })

  test('is the person’s to decide where another device changed the same', async () => {
    const base = server.getSaved()
    server.put(withKin(sample, { kinName: 'Maria' }))
    await ask(withKin(sample, { kinName: 'Anna' }), base)
    expect(await saves.send()).toBe('clash')
    expect([news.map(({ kind }) => kind), await saves.read()]).toEqual([['clash'], []])
    expect(server.getSaved().cv.kin.kinName).toBe('Maria')
  })

  test('that the server refuses is told, and queued no more', async () => {
    await ask(withKin(sample, { kinName: 'REFUSED' }))
    await expect(saves.send()).rejects.toThrow(ApiError)
    expect(await saves.read()).toEqual([])
  })

  test('that the server refuses takes none with it that was asked for since', async () => {
    server.line.cut = 'before'
    const base = server.getSaved()
    await ask(withKin(sample, { kinName: 'REFUSED', kinContact: '123' }), base)
    await saves.send()
    await ask(withKin(sample, { kinName: 'Anna', kinContact: '123' }), base)
    server.put(withKin(sample, { kinAddress: 'From another device' }))
    server.line.cut = undefined
    expect(await saves.send()).toBe('done')
    expect(server.getSaved().cv.kin).toMatchObject({
      kinName: 'Anna',
      kinContact: '123',
      kinAddress: 'From another device',
    })
  })

  test('is found whole by a build that knows more fields', async () => {
    const { kinAddress: _, ...kin } = sample.kin
    await ask({ ...sample, kin: { ...kin, kinName: 'Anna' } as Cv['kin'] })
    expect((await saves.read())[0]?.cv.kin).toEqual({ ...kin, kinName: 'Anna', kinAddress: null })
  })

  test('can be called back until it was tried', async () => {
    await ask(withKin(sample, { kinName: 'Anna' }))
    expect(await saves.callBack()).toEqual([])
    server.line.cut = 'before'
    await ask(withKin(sample, { kinName: 'Anna' }))
    await saves.send()
    expect(await saves.callBack()).toHaveLength(1)
  })
})

test('saves requested without a connection are sent in order', async () => {
  server.line.cut = 'after'
  await ask(withKin(sample, { kinName: 'One' }))
  await saves.send()
  const base = { cv: sample, version: 1 }
  await ask(withKin(sample, { kinName: 'Two' }), base)
  await ask(withKin(sample, { kinName: 'Three' }), base)
  expect(await saves.read()).toHaveLength(2)
  server.line.cut = undefined
  expect(await saves.send()).toBe('done')
  expect([server.getSaved().cv.kin.kinName, server.getSaved().version]).toEqual(['Three', 3])
})

test('whatever the line does, what was typed last arrives', async () => {
  const step = fc.record({ typed: fc.string({ minLength: 1 }), cut: fc.constantFrom(undefined, 'before', 'after') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      server = createServer()
      saves = openSaves('one', openAccountStore('one'), server.send, () => {})
      let known = server.getSaved()
      for (const { typed, cut } of steps) {
        server.line.cut = cut as 'before'
        await ask(withKin(sample, { kinName: typed }), known)
        if ((await saves.send()) === 'done') known = server.getSaved()
      }
      server.line.cut = undefined
      expect(await saves.send()).toBe('done')
      expect(server.getSaved().cv.kin.kinName).toBe(steps.at(-1)?.typed)
    }),
    { numRuns: 60 },
  )
})
