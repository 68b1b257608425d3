import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/http/limits.ts'
import type { InboxNews } from '#src/contract/session/live.ts'
import { HOUR } from '#src/domain/time.ts'
import { consumeJobs } from '#src/server/ground/job/job.queue.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { JobMessage } from '#src/server/platform/job-queue.ts'
import type { Live } from '#src/server/platform/live.ts'
import { PRODUCT } from '#src/server/product.ts'
import { deliverLate, deliverMessage } from '#src/server/work/inbox/deliver.usecases.ts'
import type { Client } from '#tests/server/support/client.ts'
import { countRows } from '#tests/server/support/fixtures.ts'
import { fillThread, INBOX, readThread, startThread, write } from '#tests/server/support/inbox.ts'
import { startServer } from '#tests/server/support/product-server.ts'

type Delivered = InboxNews & { accountId: string }

/** A server whose live notifications are recorded; the first sends may fail. */
function listening({ failures = 0 } = {}) {
  const told: Delivered[] = []
  const queued: JobMessage[] = []
  let left = failures
  const live: Live = {
    connect: async () => new Response(),
    recheck: async () => {},
    send: async (accountId, message) => {
      if (left > 0) {
        left -= 1
        throw new Error('the object is away')
      }
      told.push({ ...(message as InboxNews), accountId })
    },
  }
  const jobQueue = {
    send: async (lane: string, messages: readonly JobMessage[]) => {
      if (lane === 'jobs') queued.push(...messages.filter(({ job }) => job === 'deliver-message'))
    },
  }
  return { server: startServer({ live, jobQueue }), told, queued }
}

const batchOf = (bodies: readonly JobMessage[]) => {
  const answered: string[] = []
  const messages = bodies.map((body) => ({
    body,
    attempts: 1,
    ack: () => answered.push('ack'),
    retry: () => answered.push('retry'),
  }))
  return { answered, batch: { queue: 'jobs', messages } as never }
}

const isNews = (kind: string) => (one: Delivered) => one.kind === kind

describe('a message', () => {
  it('reaches the open pages of both sides, each by its number and change', async () => {
    const { server, told } = listening()
    const { seafarer, company, threadId } = await startThread(server)
    told.length = 0
    await write(company, threadId)
    const { next } = (await seafarer.get(`${INBOX}/changes`)).body
    expect(told.filter(({ accountId }) => accountId === seafarer.accountId)).toEqual([
      { kind: 'inbox-message', threadId, number: 2, from: 'other', change: next, accountId: seafarer.accountId },
    ])
    expect(told.map((one) => 'from' in one && one.from)).toEqual(['other', 'self'])
  })

  it('that was not delivered at once is brought by the queue, and what the queue never knew by the schedule', async () => {
    const { server, told, queued } = listening({ failures: 1 })
    const { threadId } = await startThread(server)
    expect([told.length, queued.map(({ job }) => job)]).toEqual([0, ['deliver-message']])
    await deliverLate(server.services)
    expect(queued).toHaveLength(1)
    server.wait(60_000)
    await deliverLate(server.services)
    expect(queued).toHaveLength(2)
    const { batch, answered } = batchOf(queued)
    await consumeJobs(server.services, PRODUCT.jobs, batch)
    expect(answered).toEqual(['ack', 'ack'])
    expect(told.map((one) => [one.kind, one.threadId])).toEqual([
      ['inbox-message', threadId],
      ['inbox-message', threadId],
    ])
    expect(await countRows('inbox_message', 'thread_id = ? AND delivered_at IS NOT NULL', threadId)).toBe(1)
  })

  it('is handed over for an hour at most, so that what comes through to no one holds up nothing', async () => {
    const { server, queued } = listening({ failures: 1 })
    await startThread(server)
    const handedOver = async (after: number) => {
      server.wait(after)
      queued.length = 0
      await deliverLate(server.services)
      return queued.length
    }
    expect([await handedOver(HOUR - 1), await handedOver(1)]).toEqual([1, 0])
  })

  it('has one effect however often the queue brings it, and wherever a run of it breaks off (T5)', async () => {
    const { server, told } = listening()
    const thread = await startThread(server)
    await fillThread(server, thread, 50)
    await env.DB.prepare('UPDATE inbox_message SET delivered_at = NULL WHERE thread_id = ?').bind(thread.threadId).run()
    const { results } = await env.DB.prepare('SELECT id FROM inbox_message WHERE thread_id = ?')
      .bind(thread.threadId)
      .all<{ id: string }>()
    told.length = 0
    const repeated = results.flatMap(({ id }, index) =>
      Array.from({ length: 1 + (index % 5) }, () => ({ job: 'deliver-message', subject: id })),
    )
    const { batch, answered } = batchOf(repeated)
    await consumeJobs(server.services, PRODUCT.jobs, batch)
    expect(answered.every((answer) => answer === 'ack')).toBe(true)
    const numbers = told
      .filter(({ accountId }) => accountId === thread.seafarer.accountId)
      .map((one) => 'number' in one && one.number)
    expect([numbers.length, new Set(numbers).size]).toEqual([51, 51])
    // A run that fails after sending sends again, with the same number.
    const [first] = results
    await env.DB.prepare('UPDATE inbox_message SET delivered_at = NULL WHERE id = ?').bind(first?.id).run()
    await deliverMessage(server.services, String(first?.id))
    const again = told.at(-1)
    expect(
      told.filter(
        (one) =>
          'number' in one && 'number' in (again as object) && one.number === (again as { number: number }).number,
      ),
    ).toHaveLength(4)
    expect((await readThread(thread.seafarer, thread.threadId)).thread.last.number).toBe(51)
  })
})

describe('marks', () => {
  it('of reading reach the other side’s pages unless one side has blocked or the reader keeps them to itself', async () => {
    const { server, told } = listening()
    const { seafarer, company, threadId } = await startThread(server)
    const read = (number: number) => company.put(`${INBOX}/thread/${threadId}/read`, { number })
    await read(1)
    expect(told.filter(isNews('inbox-read')).map((one) => 'from' in one && [one.from, one.number])).toEqual([
      ['self', 1],
      ['other', 1],
    ])
    await write(seafarer, threadId)
    await company.put(`${INBOX}/settings`, { readMarks: false, typing: false, digest: 'hour' })
    told.length = 0
    await read(2)
    expect(told.map((one) => 'from' in one && one.from)).toEqual(['self'])
  })

  it('of typing reach those who show it themselves', async () => {
    const { server, told } = listening()
    const { seafarer, company, threadId } = await startThread(server)
    const type = async () => {
      told.length = 0
      await company.post(`${INBOX}/thread/${threadId}/typing`)
      return told.map(({ kind, accountId }) => [kind, accountId])
    }
    expect(await type()).toEqual([['inbox-typing', seafarer.accountId]])
    const choose = (client: Client, typing: boolean) =>
      client.put(`${INBOX}/settings`, { readMarks: true, typing, digest: 'hour' })
    await choose(seafarer, false)
    expect(await type()).toEqual([])
    await choose(seafarer, true)
    await choose(company, false)
    expect(await type()).toEqual([])
    await choose(company, true)
    await seafarer.put(`${INBOX}/thread/${threadId}/block`, { isBlocked: true })
    expect(await type()).toEqual([])
  })
})

describe('changes', () => {
  it('are told at once where there are some, in the order in which they came, and each once', async () => {
    const server = startServer()
    const { seafarer, company, threadId } = await startThread(server)
    const start = (await seafarer.get(`${INBOX}/changes`)).body
    expect(start).toMatchObject({ threads: [], unread: { threads: 0, messages: 0 } })
    await write(company, threadId)
    await write(company, threadId)
    const { threads, next, unread } = (await seafarer.get(`${INBOX}/changes?after=${start.next}`)).body
    expect([threads.map(({ id }: { id: string }) => id), unread.messages]).toEqual([[threadId], 2])
    expect(next).toBeGreaterThan(start.next)
    expect((await seafarer.get(INBOX)).body.change).toBe(next)
  })

  it('are waited for, and told as soon as they come', async () => {
    const server = startServer()
    const { seafarer, company, threadId } = await startThread(server)
    const { next } = (await seafarer.get(`${INBOX}/changes`)).body
    const waiting = seafarer.get(`${INBOX}/changes?after=${next}`)
    await write(company, threadId, { text: 'Here we are' })
    expect((await waiting).body.threads[0].last.preview).toBe('Here we are')
  })

  it('are waited for by so many of an account at a time, and one that ended counts no more', async () => {
    const server = startServer({ heldFor: 0 })
    const { seafarer, company, threadId } = await startThread(server)
    const { next } = (await seafarer.get(`${INBOX}/changes`)).body
    const ask = async () => (await seafarer.get(`${INBOX}/changes?after=${next}`)).status
    const { free } = LIMITS['inbox-held-account']
    for (let asked = 0; asked <= free; asked += 1) expect(await ask()).toBe(200)
    for (let held = 0; held < free; held += 1)
      await server.services.limiter.take('inbox-held-account', seafarer.accountId, server.now())
    expect(await ask()).toBe(429)
    await write(company, threadId)
    expect(await ask()).toBe(200)
  })

  it('are not returned if the session ends during the long poll', async () => {
    const server = startServer()
    const { seafarer } = await startThread(server)
    const { next } = (await seafarer.get(`${INBOX}/changes`)).body
    const waiting = seafarer.get(`${INBOX}/changes?after=${next}`)
    await env.DB.prepare('DELETE FROM session WHERE token_hash = ?')
      .bind(hashText(seafarer.cookies.get('__Host-sid') ?? ''))
      .run()
    expect((await waiting).status).toBe(401)
  })
})
