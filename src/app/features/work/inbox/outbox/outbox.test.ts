import { describe, expect, test } from 'vitest'
import { createPagePlace, createStore, openAccountStore } from '#src/app/kept/account-store.ts'
import type { FileApi } from '#src/contract/file/api.ts'
import { ApiError, ConnectionError } from '#src/contract/http/api-error.ts'
import { openOutbox } from './outbox.ts'
import { sendWaiting } from './queued-files.ts'
import type { QueuedMessage } from './queued-messages.ts'

const message = (key: string, threadId = 'a'): QueuedMessage => ({
  key,
  threadId,
  seen: 0,
  text: key,
  files: [],
  at: 0,
})
const refusal = () =>
  new ApiError(403, { code: 'may-not-write', message: 'They are not taking messages', requestId: '' })

async function fill(...messages: QueuedMessage[]) {
  const outbox = openOutbox<string>({ id: 'account' }, openAccountStore())
  for (const one of messages) await outbox.add(one)
  return outbox
}

type Answer = () => string

/** Sends with these answers, one per try, and returns the tried keys. */
async function sendWith(outbox: Awaited<ReturnType<typeof fill>>, answers: Answer[]) {
  const tried: string[] = []
  const end = await outbox.send(
    async ({ key }) => {
      tried.push(key)
      return (answers.shift() as Answer)()
    },
    () => {},
  )
  return { tried, end }
}

const fine: Answer = () => 'fine'
const fail =
  (error: () => Error): Answer =>
  () => {
    throw error()
  }
const cut = fail(() => new ConnectionError())
const refused = fail(refusal)

/** A server for files that loses the connection before the answer when `cutAt` says so. */
function createFiles(cutAt: (call: string) => boolean = () => false) {
  const log: string[] = []
  const answer = async <Answer>(name: string, answer: Answer): Promise<Answer> => {
    log.push(name)
    if (cutAt(name)) throw new ConnectionError()
    return answer
  }
  const state = { id: 'file-1', state: 'arriving', pieces: 1, pieceBytes: 100, present: [] }
  const api = {
    startFile: () => answer('start', state),
    getFile: () => answer('get', { ...state, present: [0] }),
    sendPiece: () => answer('piece', state),
    completeFile: () => answer('complete', { became: 'id-1' }),
  }
  return { log, api: api as unknown as FileApi }
}

const waiting = { key: 'f', name: 'Medical.pdf', size: 5, begun: {} }

/** A message with a queued file. */
async function fillWithFile() {
  const device = { ...createPagePlace(), isKept: true }
  const outbox = openOutbox<string>({ id: 'account' }, createStore(Promise.resolve(device), createPagePlace()))
  await outbox.keepFiles(new Map([['f', new File(['bytes'], 'Medical.pdf')]]))
  await outbox.add({ ...message('one'), files: [waiting] })
  return outbox
}

const sendFiles = (outbox: Awaited<ReturnType<typeof fill>>, api: FileApi) =>
  outbox.send(
    async ({ files }) => {
      for (const file of files) if ('key' in file) await sendWaiting(file, { ...outbox, api })
      return ''
    },
    () => {},
  )

describe('files that wait for their message', () => {
  test('are kept where the device takes them, and else none of them', async () => {
    const held = await fill()
    const small = new Map([['f', new File(['bytes'], 'a.pdf')]])
    // Stored in memory only, which is not enough.
    expect([await held.keepFiles(small), await held.openFile('f')]).toEqual([false, undefined])
  })

  test('are uploaded before it, once, from where the connection was lost, and are removed with it', async () => {
    const outbox = await fillWithFile()
    const first = createFiles((name) => name === 'complete')
    expect([await sendFiles(outbox, first.api), first.log]).toEqual(['waiting', ['start', 'piece', 'complete']])
    expect((await outbox.read())[0]?.files[0]).toMatchObject({ begun: { id: 'file-1' } })
    const second = createFiles()
    expect(await sendFiles(outbox, second.api)).toBe('done')
    expect(second.log).toEqual(['get', 'complete'])
    expect([await outbox.read(), await outbox.openFile('f')]).toEqual([[], undefined])
  })

  test('are not left behind: without them the message waits for its person', async () => {
    const outbox = await fillWithFile()
    await outbox.dropFiles(['f'])
    await sendFiles(outbox, createFiles().api)
    expect((await outbox.read()).map(({ refused }) => refused)).toEqual([''])
  })
})

describe('messages that wait to be sent', () => {
  test('go out in the order in which they were sent, and leave the queue', async () => {
    const outbox = await fill(message('one'), message('two', 'b'), message('three'))
    expect(await sendWith(outbox, [fine, fine, fine])).toEqual({ tried: ['one', 'two', 'three'], end: 'done' })
    expect(await outbox.read()).toEqual([])
  })

  test('stay queued when the connection is lost, and are sent later with the same key', async () => {
    const outbox = await fill(message('one'), message('two'))
    expect(await sendWith(outbox, [fine, cut])).toEqual({ tried: ['one', 'two'], end: 'waiting' })
    expect(await sendWith(outbox, [fine])).toEqual({ tried: ['two'], end: 'done' })
  })

  test('wait while no one is signed in', async () => {
    const outbox = await fill(message('one'))
    const over = fail(() => new ApiError(401, { code: 'not-signed-in', message: '', requestId: '' }))
    expect((await sendWith(outbox, [over])).end).toBe('waiting')
    expect(await outbox.read()).toHaveLength(1)
  })

  test('one that was refused holds up its own thread alone, until the person sends it again or lets it go', async () => {
    const outbox = await fill(message('one'), message('two'), message('three', 'b'))
    expect((await sendWith(outbox, [refused, fine])).tried).toEqual(['one', 'three'])
    expect((await outbox.read()).map(({ key, refused: why }) => [key, why])).toEqual([
      ['one', 'They are not taking messages'],
      ['two', undefined],
    ])
    await outbox.readmit('one')
    expect((await sendWith(outbox, [refused])).tried).toEqual(['one'])
    await outbox.remove('one')
    expect(await sendWith(outbox, [fine])).toEqual({ tried: ['two'], end: 'done' })
  })

  const toSame = { first: { to: { kind: 'company', id: 'a' } as const, vacancyId: null, name: 'Sado Mar Offshore' } }
  const first = (key: string): QueuedMessage => ({ ...toSame, key, text: key, files: [], at: 0 })

  test('first messages to one recipient wait for each other, but not other threads', async () => {
    const outbox = await fill(first('one'), first('two'), message('three'))
    expect((await sendWith(outbox, [refused, fine])).tried).toEqual(['one', 'three'])
  })

  test('a first message above the daily limit waits for its author, and does not delay others', async () => {
    const tooMany = fail(() => new ApiError(429, { code: 'too-many-requests', message: 'Later', requestId: '' }))
    const outbox = await fill(first('one'), message('two'), message('three', 'b'))
    expect(await sendWith(outbox, [tooMany, fine, tooMany])).toEqual({ tried: ['one', 'two', 'three'], end: 'waiting' })
    expect((await outbox.read()).map(({ key, refused: why }) => [key, why])).toEqual([
      ['one', 'Later'],
      ['three', undefined],
    ])
  })
})
