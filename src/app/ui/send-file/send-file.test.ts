import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import type { FileApi } from '#src/contract/file/api.ts'
import type { Bytes } from '#src/contract/http/call.ts'
import { type Begun, sendFile } from './send-file.ts'

const PIECE = 100
const file = new Blob([Uint8Array.from({ length: 750 }, (_, index) => index % 251)])

/** A server that stores pieces, and loses the connection when `cut` says so: before a piece or before its answer. */
function createServer(cut: (put: number) => 'before' | 'after' | undefined = () => undefined) {
  const files = new Map<string, { size: number; digest: string; pieces: Map<number, Blob>; state: string }>()
  const log: string[] = []
  const describeFile = (id: string) => {
    const kept = files.get(id)
    if (!kept) throw new ApiError(404, { code: 'not-found', message: '', requestId: '' })
    const present = [...kept.pieces.keys()].sort()
    const pieces = Math.ceil(kept.size / PIECE)
    return { id, purpose: 'avatar', size: kept.size, state: kept.state, pieceBytes: PIECE, pieces, present }
  }
  let puts = 0
  const api = {
    startFile: async ({ size, digest }: { size: number; digest: string }) => {
      const id = `file-${files.size + 1}`
      files.set(id, { size, digest, pieces: new Map(), state: 'arriving' })
      log.push(`start ${id}`)
      return describeFile(id)
    },
    getFile: async (id: string) => describeFile(id),
    sendPiece: async (id: string, number: number, { bytes, send }: Bytes) => {
      puts += 1
      const cutHere = cut(puts)
      log.push(`put ${number}`)
      await send?.('', { headers: new Headers() })
      if (cutHere === 'before') throw new ConnectionError()
      files.get(id)?.pieces.set(number, bytes)
      if (cutHere === 'after') throw new ConnectionError()
      return describeFile(id)
    },
    completeFile: async (id: string) => {
      const kept = files.get(id)
      log.push('complete')
      if (kept) kept.state = 'stored'
      return { became: 'key' }
    },
  }
  const joined = async (id: string) => new Blob([...(files.get(id)?.pieces ?? [])].sort().map(([, one]) => one)).text()
  return { api: api as unknown as FileApi, files, log, joined }
}

const cutLine = () => Promise.reject(new ConnectionError())

/** Retries until it succeeds, like a person who presses Retry. */
async function sendUntilDone(api: FileApi, begun: Begun, tries = 10): Promise<number> {
  for (let failed = 0; failed < tries; failed += 1) {
    const done = await sendFile(api, file, { purpose: 'avatar', begun }).catch(() => undefined)
    if (done) return failed
  }
  return tries
}

describe('a file', () => {
  test('goes in pieces, in their order, and is whole', async () => {
    const { api, files, log, joined } = createServer()
    expect(await sendFile(api, file, { purpose: 'avatar' })).toEqual({ became: 'key' })
    expect(log).toEqual(['start file-1', ...Array.from({ length: 8 }, (_, number) => `put ${number}`), 'complete'])
    expect(await joined('file-1')).toBe(await file.text())
    expect(files.get('file-1')?.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('whose connection is lost five times continues where it was: each loss repeats at most one piece', async () => {
    const cuts = new Map<number, 'before' | 'after'>([
      [2, 'before'],
      [4, 'after'],
      [5, 'before'],
      [6, 'before'],
      [9, 'after'],
    ])
    const { api, log, joined } = createServer((put) => cuts.get(put))
    expect(await sendUntilDone(api, {})).toBe(5)
    const puts = log.filter((line) => line.startsWith('put'))
    // Stored pieces are not sent again; each lost connection costs one piece.
    expect(puts).toEqual([
      'put 0',
      'put 1',
      'put 1',
      'put 2',
      'put 3',
      'put 3',
      'put 3',
      'put 4',
      'put 5',
      'put 6',
      'put 7',
    ])
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(1)
    expect(await joined('file-1')).toBe(await file.text())
  })

  test('that was stored while its answer was lost is only asked about', async () => {
    const { api, log } = createServer()
    const begun: Begun = {}
    const losing = { ...api, completeFile: (id: string) => api.completeFile(id, {}).then(() => cutLine()) }
    await sendFile(losing as FileApi, file, { purpose: 'avatar', begun }).catch(() => undefined)
    log.length = 0
    expect(await sendFile(api, file, { purpose: 'avatar', begun })).toEqual({ became: 'key' })
    expect(log).toEqual(['complete'])
  })

  test('of which the answer came is another one when it is sent again', async () => {
    const { api, log } = createServer()
    const begun: Begun = {}
    for (const _ of [1, 2]) await sendFile(api, file, { purpose: 'feed', begun })
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(2)
  })

  test('begins again when it was swept away meanwhile, and when other bytes were chosen', async () => {
    const { api, files, log } = createServer((put) => (put === 2 ? 'before' : undefined))
    const begun: Begun = {}
    await sendFile(api, file, { purpose: 'avatar', begun }).catch(() => undefined)
    files.clear()
    await sendFile(api, file, { purpose: 'avatar', begun })
    await sendFile(api, file.slice(1), { purpose: 'avatar', begun })
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(3)
  })

  test('tells how far it is, and after a cut begins with what is there', async () => {
    const { api } = createServer((put) => (put === 4 ? 'before' : undefined))
    const told: number[] = []
    const via = (onSent: (sent: number) => void) => async () => {
      onSent(50)
      return new Response()
    }
    const options = { purpose: 'avatar', begun: {}, onSent: (sent: number) => void told.push(sent), via } as const
    await sendFile(api, file, options).catch(() => undefined)
    expect(told).toEqual([0, 50, 100, 150, 200, 250, 300, 350])
    told.length = 0
    await sendFile(api, file, options)
    expect([told[0], told.at(-1)]).toEqual([300, 750])
  })

  test.each([
    ['is not what was announced begins again', 409, 'file-incomplete', 2],
    ['is only not completed for now is not sent twice', 429, 'too-many-requests', 1],
  ] as const)('that %s', async (_, status, code, starts) => {
    const { api, log } = createServer()
    const refusal = new ApiError(status, { code, message: '', requestId: '' })
    const refusing = { ...api, completeFile: async () => Promise.reject(refusal) } as unknown as FileApi
    const begun: Begun = {}
    await expect(sendFile(refusing, file, { purpose: 'avatar', begun })).rejects.toBe(refusal)
    await sendFile(api, file, { purpose: 'avatar', begun })
    expect(log.filter((line) => line.startsWith('start'))).toHaveLength(starts)
    expect(log.filter((line) => line.startsWith('put'))).toHaveLength(starts * 8)
  })
})
