import { describe, expect, test } from 'vitest'
import { openAccountStore } from '#src/app/kept/account-store.ts'
import { ApiError, ConnectionError } from '#src/contract/api-error.ts'
import { openOutbox } from './outbox.ts'
import type { QueuedMessage } from './queued-messages.ts'

const message = (key: string, threadId = 'a'): QueuedMessage => ({ key, threadId, text: key, files: [], at: 0 })
const refusal = () =>
  new ApiError(403, { code: 'may-not-write', message: 'They are not taking messages', requestId: '' })

async function fill(...messages: QueuedMessage[]) {
  const outbox = openOutbox<string>('account', openAccountStore())
  for (const one of messages) await outbox.add(one)
  return outbox
}

type Answer = () => string

/** Sends with these answers, one for each try, and gives the keys that were tried. */
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

describe('messages that wait to be sent', () => {
  test('go out in the order in which they were sent, and leave the queue', async () => {
    const outbox = await fill(message('one'), message('two', 'b'), message('three'))
    expect(await sendWith(outbox, [fine, fine, fine])).toEqual({ tried: ['one', 'two', 'three'], end: 'done' })
    expect(await outbox.read()).toEqual([])
  })

  test('stay on a line that is cut, and go on with the same key', async () => {
    const outbox = await fill(message('one'), message('two'))
    expect(await sendWith(outbox, [fine, cut])).toEqual({ tried: ['one', 'two'], end: 'waiting' })
    expect(await sendWith(outbox, [fine])).toEqual({ tried: ['two'], end: 'done' })
  })

  test('wait while nobody is signed in', async () => {
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
})
