import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InboxNews } from '#src/contract/session/live.ts'
import { MINUTE } from '#src/domain/time.ts'
import { messageOf } from '#src/server/ground/job/job.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createRandom } from '#src/server/seed/random.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { fillThread, startThread } from '../../server/support/inbox.ts'
import { startServer } from '../../server/support/product-server.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { IS_FULL } from '../../support/full.ts'
import { readState, type State } from '../support/database-state.ts'
import { type Life, servicesOf } from '../support/dying-consumer.ts'
import { printFigure } from '../support/figures.ts'
import { createUnreliableQueue, type Entry } from '../support/unreliable-queue.ts'

const SEED = 20261126
const [THREADS, EACH] = IS_FULL ? [200, 50] : [12, 25]
/** Threads whose messages never come through: of some the object refuses, of others it takes the whole consumer with it. */
const POISONED = 2
const EACH_POISONED = 3
const UNKNOWN = 5
/** Enough rounds for all mails to absent recipients, and for an empty queue. */
const ROUNDS = IS_FULL ? 8 : 6

const PATIENCE = { timeout: 3_600_000 }

/** Of the schedule, those that make up for what a consumer left undone; what writes mails is handed over by several runs at once. */
const MAKING_UP = [
  'deliver-late-messages',
  ...Array.from({ length: 8 }, () => 'send-digests'),
  'resend-waiting-mails',
].map((name) => messageOf(name))

/** The database itself notes each time that a message is marked as told of. */
const COUNTED = [
  'CREATE TABLE test_told (id TEXT NOT NULL)',
  `CREATE TRIGGER marks AFTER UPDATE OF delivered_at ON inbox_message
    BEGIN INSERT INTO test_told (id) VALUES (new.id); END`,
]

/** Where deliveries leave what they leave; nothing else may be otherwise than before. */
const LEFT_IN = new Set(['job_run', 'dead_job', 'outbox', 'sent_mail', 'inbox_choice'])

type Thread = Awaited<ReturnType<typeof startThread>>
type Delivered = InboxNews & { accountId: string }

/** One side's pages and what they were told; some accounts cannot be told. */
function createPages() {
  const told: Delivered[] = []
  const refusing = new Set<string>()
  const deadly = new Set<string>()
  const tell = async (accountId: string, news: InboxNews, life?: Life) => {
    if (deadly.has(accountId)) life?.die()
    if (refusing.has(accountId)) throw new Error('the object is away')
    told.push({ ...news, accountId })
  }
  const liveOf = (life?: Life): Services['live'] => ({
    connect: async () => new Response(),
    recheck: async () => {},
    send: (accountId, message) => tell(accountId, message as InboxNews, life),
  })
  return { told, refusing, deadly, liveOf }
}

/** A server whose consumers die and whose queue repeats itself. */
function startUnreliable(stream: string, replaced: Partial<Services> = {}) {
  const queue = createUnreliableQueue(createRandom(SEED, stream))
  const pages = createPages()
  const server = startServer({ live: pages.liveOf(), jobQueue: { send: async () => {} }, ...replaced })
  const run = () =>
    queue.run((life) =>
      servicesOf({ ...server.services, live: pages.liveOf(life), jobQueue: { send: queue.send } }, life),
    )
  return { server, queue, pages, run }
}

async function startFilled(server: TestServer, count: number): Promise<Thread> {
  const thread = await startThread(server)
  await fillThread(server, thread, count - 1)
  await env.DB.prepare('UPDATE inbox_message SET delivered_at = NULL WHERE thread_id = ?').bind(thread.threadId).run()
  return thread
}

async function listMessages(threads: readonly Thread[]) {
  const { results } = await env.DB.prepare(
    'SELECT id FROM inbox_message WHERE thread_id IN (SELECT value FROM json_each(?))',
  )
    .bind(JSON.stringify(threads.map(({ threadId }) => threadId)))
    .all<{ id: string }>()
  return results
}

/** What no one but a delivery may change: everything else that the database holds. */
const withoutTraces = (state: State) =>
  [...state].map(([table, rows]) => {
    if (LEFT_IN.has(table)) return [table]
    return [table, rows.map((row) => (table === 'inbox_message' ? { ...row, delivered_at: null } : row))]
  })

/** Those of registering. */
const forgetMails = () => env.DB.prepare('DELETE FROM outbox').run()

const readDead = async () =>
  (await env.DB.prepare('SELECT id, subject FROM dead_job').all<{ id: string; subject: string }>()).results

describe('T5: messages that come one to five times, to consumers that die', () => {
  const harsh = startUnreliable('deliveries')
  const { server, queue, pages } = harsh
  const threads: Thread[] = []
  const poisoned: Thread[] = []
  let before: State

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (let made = 0; made < THREADS; made += 1) threads.push(await startFilled(server, EACH))
    for (let made = 0; made < 2 * POISONED; made += 1) {
      const thread = await startFilled(server, EACH_POISONED)
      poisoned.push(thread)
      const bad = made < POISONED ? pages.refusing : pages.deadly
      bad.add(thread.seafarer.accountId)
    }
    await forgetMails()
    await env.DB.batch(COUNTED.map((text) => env.DB.prepare(text)))
    pages.told.length = 0
    before = await readState()
    const all = await listMessages([...threads, ...poisoned])
    await queue.send('jobs', [
      ...all.map(({ id }) => messageOf('deliver-message', id)),
      ...Array.from({ length: UNKNOWN }, (_, index) => messageOf('unheard-of', String(index))),
    ])
    for (let round = 0; round < ROUNDS; round += 1) {
      await harsh.run()
      server.wait(5 * MINUTE)
      await queue.send('jobs', MAKING_UP)
    }
    await harsh.run()
  }, PATIENCE.timeout)

  afterAll(() => vi.restoreAllMocks())

  it('have one effect each: told of once and for all, and to every page alike', async () => {
    const messages = await listMessages(threads)
    const { results: marks } = await env.DB.prepare('SELECT id FROM test_told').all<{ id: string }>()
    expect(marks.map(({ id }) => id).toSorted()).toEqual(messages.map(({ id }) => id).toSorted())
    const keys = (news: readonly object[]) => new Set(news.map((one) => JSON.stringify(one)))
    for (const { threadId, seafarer } of threads) {
      const own = pages.told.filter((one) => one.threadId === threadId)
      const seen = own.filter(({ accountId }) => accountId === seafarer.accountId)
      expect(keys(seen).size).toBe(EACH)
      expect(keys(own).size).toBe(2 * EACH)
    }
    expect(withoutTraces(await readState())).toEqual(withoutTraces(before))
    const again = pages.told.length - keys(pages.told).size
    printFigure(
      'T5',
      `${messages.length} messages between ${THREADS} pairs, ${queue.counts.deliveries} deliveries, ${queue.counts.deaths} consumers killed at a step: one effect each, ${again} times a page was told again of what it knew`,
    )
  })

  it('lead to one mail for each recipient who was away', async () => {
    const away = 2 * (threads.length + poisoned.length)
    const { results } = await env.DB.prepare(
      "SELECT o.account_id, s.outbox_id FROM outbox o LEFT JOIN sent_mail s ON s.outbox_id = o.id WHERE o.kind = 'message-digest'",
    ).all<{ account_id: string; outbox_id: string | null }>()
    const sent = results.filter(({ outbox_id: id }) => id !== null)
    expect([results.length, sent.length, new Set(sent.map((row) => row.account_id)).size]).toEqual([away, away, away])
    printFigure('T5', `${away} people who were away: ${results.length} mails written, ${sent.length} sent`)
  })

  it('are given up once each where they cannot come through, and no others', async () => {
    const ids = new Set((await listMessages(poisoned)).map(({ id }) => id))
    const isPoison = ({ body }: Entry) => body.job === 'unheard-of' || ids.has(body.subject)
    const poison = queue.entries.filter(isPoison)
    const dead = await readDead()
    expect(dead.map(({ id }) => id).toSorted()).toEqual(poison.map(({ id }) => id).toSorted())
    expect(poison.some(({ isDead }) => isDead)).toBe(true)
    expect(poison.some(({ isDead }) => !isDead)).toBe(true)
    printFigure('T5', `${poison.length} messages of ${queue.entries.length} were poison, ${dead.length} given up`)
  })
})

it('T5: a mail that leaves the machine leaves once at most, whenever its consumer dies', PATIENCE, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const left: Mail[] = []
  const harsh = startUnreliable('leaving', { mailers: sendingMailers(async (mail) => left.push(mail)) })
  const { server, queue } = harsh
  const threads: Thread[] = []
  for (let made = 0; made < THREADS; made += 1) threads.push(await startThread(server))
  await forgetMails()
  for (let round = 0; round < ROUNDS; round += 1) {
    server.wait(5 * MINUTE)
    await queue.send('jobs', MAKING_UP)
    await harsh.run()
  }
  vi.restoreAllMocks()
  const companies = threads.map(({ company }) => company.email)
  const told = left.map(({ to }) => to).filter((to) => companies.includes(to))
  expect(new Set(told).size).toBe(told.length)
  expect(told.length).toBeGreaterThan(0)
  printFigure(
    'T5',
    `${companies.length} mails that leave: ${told.length} left, once each, ${companies.length - told.length} were lost with the consumer that had taken them`,
  )
})
