import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { MESSAGES_PAGE } from '#src/contract/inbox/inbox.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import { reportDomain } from '#src/server/trust/report/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { countRows, createId, findColumn, insertRow, joinCompany } from '#tests/server/support/fixtures.ts'
import {
  apply,
  fillThread,
  hireFor,
  INBOX,
  listSeafarer,
  readThread,
  startThread,
  textsOf,
  toCard,
  toCompany,
  write,
  writeFirst,
} from '#tests/server/support/inbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { inboxDomain } from './index.ts'

const startServer = serverOf(inboxDomain, reportDomain, applicationDomain)

const server = startServer()

describe('who writes first', () => {
  it('is a seafarer to any company that is shown, and to none that is hidden', async () => {
    const [seafarer, shown, hidden] = [
      await listSeafarer(server),
      await hireFor(server),
      await hireFor(server, { verified: false }),
    ]
    await env.DB.prepare("UPDATE vacancy SET status = 'draft' WHERE id = ?").bind(hidden.vacancyId).run()
    expect((await writeFirst(seafarer, toCompany(shown))).status).toBe(201)
    const { status, body } = await writeFirst(seafarer, toCompany(hidden))
    expect([status, body.code]).toEqual([403, 'may-not-write'])
    expect((await seafarer.get(`${INBOX}/first/company/${hidden.companyId}`)).status).toBe(404)
    expect((await writeFirst(seafarer, { kind: 'company', id: createId() })).status).toBe(404)
  })

  it('is a checked company, to a seafarer of the crew list, whom it sees as a card only', async () => {
    const [seafarer, company] = [await listSeafarer(server), await hireFor(server)]
    const { status, body } = await writeFirst(company, toCard(seafarer))
    expect(status).toBe(201)
    expect(body.thread.other).toMatchObject({ side: 'seaman', isNamed: false, path: `/seamans/${seafarer.publicId}` })
    expect(JSON.stringify(body)).not.toContain('Kovalenko')
    await seafarer.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: false })
    expect((await writeFirst(await hireFor(server), toCard(seafarer))).status).toBe(404)
  })

  it('is neither a suspended company nor a seafarer who would write to it', async () => {
    const [seafarer, company] = [await listSeafarer(server), await hireFor(server)]
    const to = await apply(seafarer, company)
    await insertRow('organisation_suspension', {
      ...{ id: createId(), organisation_id: company.companyId, reason: 'fees', suspended_at: 1 },
    })
    expect((await writeFirst(company, to)).body.code).toBe('may-not-write')
    expect((await writeFirst(seafarer, toCompany(company))).body.code).toBe('may-not-write')
  })

  it('is an unchecked company to those alone who applied to it, and they are warned', async () => {
    const [seafarer, company] = [await listSeafarer(server), await hireFor(server, { verified: false })]
    expect((await writeFirst(company, toCard(seafarer))).body.code).toBe('may-not-write')
    const to = await apply(seafarer, company)
    const { status, body } = await writeFirst(company, to)
    expect(status).toBe(201)
    expect(body.thread).toMatchObject({ other: { name: 'Iryna Kovalenko', isNamed: true, path: null } })
    expect(body.thread.vacancy.id).toBe(company.vacancyId)
    expect((await readThread(seafarer, body.thread.id)).thread.isUnverified).toBe(true)
    expect((await writeFirst(await hireFor(server), to)).status).toBe(404)
  })

  it('learns from no thread whose card it is', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const { body } = await writeFirst(company, toCard(seafarer))
    expect(body.thread.id).not.toBe(threadId)
    await company.put(`${INBOX}/thread/${body.thread.id}/block`, { isBlocked: true })
    const { items } = (await company.get(INBOX)).body
    const blocked = items.map(({ isBlocked, other }: { isBlocked: boolean; other: { isNamed: boolean } }) => [
      other.isNamed,
      isBlocked,
    ])
    expect(blocked.toSorted()).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('comes into the thread of the two that is there', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    expect((await writeFirst(seafarer, toCompany(company))).body.thread.id).toBe(threadId)
    const about = await writeFirst(seafarer, toCompany(company), {}, company.vacancyId)
    expect(about.body.thread).toMatchObject({ vacancy: { id: company.vacancyId, isOpen: true } })
    expect(about.body.thread.id).not.toBe(threadId)
    const first = `${INBOX}/first/company/${company.companyId}`
    expect((await seafarer.get(first)).body).toMatchObject({ threadId, mayWrite: true, isUnverified: false })
    expect((await writeFirst(seafarer, toCompany(await hireFor(server)), {}, company.vacancyId)).status).toBe(404)
  })
})

describe('a message', () => {
  it('is one however often it is sent with its key, also at once', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const key = createId()
    const sent = await Promise.all([1, 2, 3].map(() => write(seafarer, threadId, { key, text: 'Once' })))
    const again = await write(seafarer, threadId, { key, text: 'Something else' })
    expect([...sent, again].map(({ status, body }) => [status, body.message.number, body.message.text])).toEqual(
      Array(4).fill([201, 2, 'Once']),
    )
    // The keys of both sides are independent.
    expect((await write(company, threadId, { key, text: 'Ours' })).body.message.number).toBe(3)
    expect(textsOf(await readThread(company, threadId))).toEqual(['Is there a relief in May?', 'Once', 'Ours'])
  })

  it('begins one thread, also where both sides begin it at once', async () => {
    const [seafarer, company] = [await listSeafarer(server), await hireFor(server)]
    const to = await apply(seafarer, company)
    const [mine, theirs] = await Promise.all([
      writeFirst(seafarer, toCompany(company), {}, company.vacancyId),
      writeFirst(company, to),
    ])
    expect(mine.body.thread.id).toBe(theirs.body.thread.id)
    expect((await readThread(seafarer, mine.body.thread.id)).items).toHaveLength(2)
  })

  it('has words or files, and as many as are taken', async () => {
    const { seafarer, threadId } = await startThread(server)
    for (const text of [' \r\n ', 'x'.repeat(MAX_INBOX_TEXT + 1)]) {
      const { status, body } = await write(seafarer, threadId, { text })
      expect([status, Object.keys(body.errors.message)]).toEqual([422, ['text']])
    }
    expect((await write(seafarer, threadId, { text: '😀'.repeat(MAX_INBOX_TEXT) })).status).toBe(201)
  })

  it('is kept as no one reads it who has the database', async () => {
    const { threadId } = await startThread(server)
    const kept = await findColumn('inbox_message', 'words', 'thread_id', threadId)
    expect(kept).not.toContain('relief')
    expect(kept.length).toBeGreaterThan(20)
  })

  it('is read page by page in its order, backward and forward', async () => {
    const thread = await startThread(server)
    const { seafarer, threadId } = thread
    await fillThread(server, thread, MESSAGES_PAGE + 4)
    const latest = await readThread(seafarer, threadId)
    const numbers = latest.items.map(({ number }: { number: number }) => number)
    expect([numbers[0], numbers.at(-1), latest.hasMore]).toEqual([6, MESSAGES_PAGE + 5, true])
    const before = await readThread(seafarer, threadId, '?before=6')
    expect([before.items.length, before.items[0].number, before.hasMore]).toEqual([5, 1, false])
    const after = await readThread(seafarer, threadId, '?after=3')
    expect([after.items[0].number, after.items.length, after.hasMore]).toEqual([4, MESSAGES_PAGE, true])
  })
})

describe('what is read', () => {
  it('is counted for the other side, and shown to the one that wrote', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await write(seafarer, threadId)
    const unread = async (client: typeof company | typeof seafarer) => (await client.get(INBOX)).body.unread
    expect([await unread(company), await unread(seafarer)]).toEqual([
      { threads: 1, messages: 2 },
      { threads: 0, messages: 0 },
    ])
    expect((await company.put(`${INBOX}/thread/${threadId}/read`, { number: 1 })).body).toEqual({
      threads: 1,
      messages: 1,
    })
    expect((await readThread(seafarer, threadId)).thread.otherRead).toBe(1)
    await company.put(`${INBOX}/thread/${threadId}/read`, { number: 999 })
    await company.put(`${INBOX}/thread/${threadId}/read`, { number: 1 })
    expect((await readThread(seafarer, threadId)).thread.otherRead).toBe(2)
    expect((await company.get(`${INBOX}?unread=yes`)).body).toMatchObject({ items: [], unread: { threads: 0 } })
  })

  it('is neither shown nor seen by anyone who switched that off', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const off = { readMarks: false, typing: true, digest: 'day' }
    expect((await company.put(`${INBOX}/settings`, off)).body).toEqual(off)
    const { next } = (await seafarer.get(`${INBOX}/changes`)).body
    await company.put(`${INBOX}/thread/${threadId}/read`, { number: 1 })
    expect((await readThread(seafarer, threadId)).thread.otherRead).toBe(0)
    expect((await seafarer.get(`${INBOX}/changes`)).body.next).toBe(next)
    await write(company, threadId)
    await seafarer.put(`${INBOX}/thread/${threadId}/read`, { number: 2 })
    expect((await readThread(company, threadId)).thread).toMatchObject({ otherRead: null, unread: 0 })
  })
})

describe('an answer', () => {
  const unreadOf = async (client: Client) => {
    const [list, count] = [(await client.get(INBOX)).body, (await client.get(`${INBOX}/changes`)).body.unread]
    return [list.items[0].unread, list.unread.messages, count.messages]
  }

  it('says that what was in sight is read, on either side', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    expect(await unreadOf(company)).toEqual([1, 1, 1])
    const { body } = await write(company, threadId, { seen: 1 })
    expect([body.thread.unread, body.unread, await unreadOf(company)]).toEqual([
      0,
      { threads: 0, messages: 0 },
      [0, 0, 0],
    ])
    expect((await readThread(seafarer, threadId)).thread.otherRead).toBe(1)
    expect(await unreadOf(seafarer)).toEqual([1, 1, 1])
    expect((await write(seafarer, threadId)).body.unread.messages).toBe(0)
    expect(await unreadOf(seafarer)).toEqual([0, 0, 0])
    expect((await readThread(company, threadId)).thread).toMatchObject({ otherRead: 3, unread: 1 })
  })

  it('leaves unread what came while it waited on its device, and in a thread that it did not know', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await write(company, threadId, { seen: 1 })
    await write(company, threadId, { seen: 2 })
    expect((await write(seafarer, threadId, { seen: 2 })).body).toMatchObject({
      thread: { unread: 1 },
      unread: { messages: 1 },
    })
    await writeFirst(seafarer, toCompany(company))
    expect(await unreadOf(seafarer)).toEqual([1, 1, 1])
  })

  it('shows nothing of that to the other side where read marks are off', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await company.put(`${INBOX}/settings`, { readMarks: false, typing: true, digest: 'day' })
    expect((await write(company, threadId, { seen: 1 })).body.thread.unread).toBe(0)
    expect((await readThread(seafarer, threadId)).thread.otherRead).toBe(0)
  })
})

describe('a block', () => {
  it('ends what one side takes of the other, in every thread, until it is taken back', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const block = (isBlocked: boolean) => seafarer.put(`${INBOX}/thread/${threadId}/block`, { isBlocked })
    expect((await block(true)).body).toMatchObject({ isBlocked: true, mayWrite: false })
    expect((await write(company, threadId)).body.code).toBe('may-not-write')
    expect((await write(seafarer, threadId)).body.code).toBe('may-not-write')
    expect((await writeFirst(company, toCard(seafarer))).body.code).toBe('may-not-write')
    const { thread } = await readThread(company, threadId)
    expect(thread).toMatchObject({ isBlocked: false, mayWrite: false })
    expect((await block(false)).body).toMatchObject({ isBlocked: false, mayWrite: true })
    expect((await write(company, threadId)).status).toBe(201)
  })
})

describe('a thread', () => {
  it('is there for its two sides and no one else', async () => {
    const { seafarer, threadId } = await startThread(server)
    for (const stranger of [await listSeafarer(server), await hireFor(server)]) {
      const path = `${INBOX}/thread/${threadId}`
      const answers = [
        await stranger.get(path),
        await write(stranger, threadId),
        await stranger.put(`${path}/read`, { number: 1 }),
        await stranger.post(`${path}/typing`),
        await stranger.put(`${path}/block`, { isBlocked: true }),
        await stranger.get(`/server/report/thread/${threadId}`),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404))
      expect((await stranger.get(INBOX)).body.items).toEqual([])
    }
    expect((await createClient(server).get(`/server/report/thread/${threadId}`)).status).toBe(404)
    expect(await countRows('inbox_message', 'thread_id = ?', threadId)).toBe(1)
    expect((await readThread(seafarer, threadId)).thread.mayWrite).toBe(true)
  })

  it('is read by a viewer of the company, who writes nothing and leaves no mark', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect(textsOf(await readThread(viewer, threadId))).toHaveLength(1)
    expect((await write(viewer, threadId)).status).toBe(403)
    expect((await viewer.put(`${INBOX}/thread/${threadId}/read`, { number: 1 })).body.messages).toBe(1)
    expect((await readThread(seafarer, threadId)).thread.otherRead).toBe(0)
    const recruiter = await joinCompany(server, company.companyId, 'recruiter')
    expect((await write(recruiter, threadId)).status).toBe(201)
  })

  it('is reported by its sides, once', async () => {
    const { seafarer, company, threadId } = await startThread(server, { verified: false })
    for (const client of [seafarer, company]) {
      const { body } = await client.get(`/server/report/thread/${threadId}`)
      expect(body.path).toBe(`/${client === seafarer ? 'seaman' : 'company'}/inbox?thread=${threadId}`)
      for (const _again of [1, 2])
        expect((await client.post('/server/report', { kind: 'thread', id: threadId, reason: 'fee' })).status).toBe(201)
    }
    expect(await countRows('report', "kind = 'thread' AND target_id = ?", threadId)).toBe(2)
  })

  it('is listed by its last message, with what it says', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const other = await hireFor(server)
    await writeFirst(seafarer, toCompany(other), { text: 'Second' })
    await write(company, threadId, { text: `A ${'long '.repeat(60)}` })
    const { items, next } = (await seafarer.get(INBOX)).body
    expect(items.map(({ id }: { id: string }) => id)[0]).toBe(threadId)
    expect(items[0].last).toMatchObject({ number: 2, from: 'other' })
    expect([[...items[0].last.preview].length, items[1].last.preview, next]).toEqual([140, 'Second', null])
    expect((await seafarer.get(`${INBOX}?before=${items[0].position}`)).body.items).toHaveLength(1)
  })
})
