import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import type { Call } from '#src/contract/http/call.ts'
import { openKeptScans } from './kept-scans.ts'
import { keepScanState } from './scan-state.ts'
import { createScanQueue } from './send-scans.ts'

const PIECE = 100
const file = new File([Uint8Array.from({ length: 350 }, (_, place) => place % 251)], 'medical.pdf', {
  type: 'application/pdf',
})

/** Keeps pieces; `fail` says what becomes of the one that comes. */
function createServer() {
  const present = new Set<number>()
  const log: string[] = []
  const told = { fail: undefined as (() => Promise<never>) | undefined }
  const describeFile = () => ({
    id: 'f',
    size: file.size,
    state: 'arriving',
    pieceBytes: PIECE,
    pieces: 4,
    present: [...present],
  })
  const call = async (key: string, { params = {} }: { params?: Record<string, string> } = {}) => {
    if (key.startsWith('PUT')) {
      if (told.fail) await told.fail()
      log.push(`piece ${params.number}`)
      present.add(Number(params.number))
    }
    if (key.endsWith('/completion')) {
      log.push('complete')
      return { became: 'scan' }
    }
    if (key === 'POST /server/user/file') log.push('start')
    return describeFile()
  }
  return { call: call as unknown as Call, log, told }
}

const intl = { t: (id: string) => id } as never
const store = () => openAccountStore('one')

let server: ReturnType<typeof createServer>
const openPage = (kept: ReturnType<typeof openKeptScans>) => {
  const keeper = keepScanState()
  // A page that went holds its lock no more.
  const lock = crypto.randomUUID()
  const queue = createScanQueue({ call: server.call, intl, keeper, kept, lock, onArrival: async () => {} })
  return { keeper, queue }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  server = createServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const soon = () => vi.advanceTimersByTimeAsync(60_000)
const never = () => new Promise<never>(() => {})

describe('a scan on its way', () => {
  test('continues after a reload from where it was, and is kept no more once it has arrived', async () => {
    const kept = openKeptScans(store())
    server.told.fail = () => (server.log.includes('piece 1') ? never() : (undefined as never))
    const { queue } = openPage(kept)
    queue.add('paper', file)
    await vi.waitFor(() => expect(server.log).toEqual(['start', 'piece 0', 'piece 1']))
    server.told.fail = undefined
    const again = openPage(kept)
    await again.queue.resume()
    expect(again.keeper.get().uploads).toMatchObject([{ entryId: 'paper', name: 'medical.pdf' }])
    await vi.waitFor(() =>
      expect(server.log).toEqual(['start', 'piece 0', 'piece 1', 'piece 2', 'piece 3', 'complete']),
    )
    await vi.waitFor(async () => expect(await kept.list()).toEqual([]))
    expect(again.keeper.get().uploads).toEqual([])
  })

  test.each([
    ['a line that is cut', () => new ConnectionError()],
    ['a server that is away', () => new ApiError(503, { code: 'unavailable', message: '', requestId: '' })],
  ])('waits for %s', async (_, error) => {
    const kept = openKeptScans(store())
    server.told.fail = () => Promise.reject(error())
    const { queue, keeper } = openPage(kept)
    queue.add('paper', file)
    await vi.waitFor(() => expect(keeper.get().uploads).toMatchObject([{ state: 'cut' }]))
    server.told.fail = undefined
    await vi.waitFor(() => expect(server.log.at(-1)).toBe('complete'), { timeout: 60_000 })
  })

  test('that is stopped is sent no further', async () => {
    const kept = openKeptScans(store())
    const { queue, keeper } = openPage(kept)
    server.told.fail = () => {
      if (server.log.includes('piece 0')) queue.drop(keeper.get().uploads[0]?.key ?? '')
      return undefined as never
    }
    queue.add('paper', file)
    await vi.waitFor(() => expect(server.log).toContain('piece 1'))
    await soon()
    expect(server.log).toEqual(['start', 'piece 0', 'piece 1'])
    await vi.waitFor(async () => expect([keeper.get().uploads, await kept.list()]).toEqual([[], []]))
  })

  test('that the server refuses is not tried again by itself', async () => {
    const kept = openKeptScans(store())
    server.told.fail = () =>
      Promise.reject(new ApiError(422, { code: 'validation-failed', message: 'No.', requestId: '' }))
    const { queue, keeper } = openPage(kept)
    queue.add('paper', file)
    await vi.waitFor(() => expect(keeper.get().uploads).toMatchObject([{ state: 'failed', message: 'No.' }]))
    await vi.waitFor(async () => expect(await kept.list()).toEqual([]))
  })
})
