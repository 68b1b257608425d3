import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { centerBody, countRows, findColumn, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { collectBlocks, collectMessages, collectThreads } from './copied-messages.usecases.ts'
import { inboxThreadTable } from './inbox.tables.ts'
import { inboxDomain } from './index.ts'
import { deleteBlock, insertBlock, markRead } from './marks.repository.ts'
import { findOwnMessages } from './messages.repository.ts'
import { insertMessage } from './send.repository.ts'
import { countUnread, findLastChange } from './threads.repository.ts'

const startServer = serverOf(inboxDomain)

async function openCenter(server: TestServer) {
  const owner = await registerNewcomer(server)
  const { body } = await owner.post('/server/training-center', centerBody())
  const accountId = String(body.id)
  return {
    accountId,
    organisationId: await findColumn('organisation_member', 'organisation_id', 'account_id', accountId),
  }
}

/** A seafarer who has written to a training centre. */
async function startThread(server: TestServer) {
  const { db, ids, clock } = server.services
  const [seafarer, center] = [await registerSeaman(server), await openCenter(server)]
  const now = clock()
  const threadId = ids.key(now)
  const sides = { seamanId: seafarer.seamanId, organisationId: center.organisationId }
  const pair = { ...sides, toCard: false }
  const change = { position: now, seamanChange: now, organisationChange: now }
  await db.insert(inboxThreadTable).values({ id: threadId, ...pair, createdAt: now, ...change })
  const write = async () => {
    const id = ids.key(clock())
    const sent = { threadId, side: 'seaman', accountId: seafarer.accountId, sentAs: id, words: '' } as const
    await runBatch(db, insertMessage(db, pair, { id, ...sent, now: clock() }))
    return id
  }
  const messageId = await write()
  return {
    center,
    seafarer,
    sides,
    threadId,
    messageId,
    write,
    asking: { side: 'company', id: center.organisationId } as const,
  }
}

describe('a thread with a training centre', () => {
  it('is counted and listed for its organisation until it is read', async () => {
    const server = startServer()
    const { db } = server.services
    const { threadId, messageId, asking } = await startThread(server)
    expect(await countUnread(db, asking)).toEqual({ threads: 1, messages: 1 })
    const messages = await findOwnMessages(db, asking, { before: undefined, limit: 2 })
    expect(messages.map(({ message }) => message.id)).toEqual([messageId])
    const before = await findLastChange(db, asking)
    await markRead(db, { threadId, side: 'company', number: 1, isShown: true, now: server.now() })
    expect(await countUnread(db, asking)).toEqual({ threads: 0, messages: 0 })
    expect(await findLastChange(db, asking)).toBeGreaterThan(before)
  })

  it('takes no message while one of the two blocks the other', async () => {
    const server = startServer()
    const { db } = server.services
    const { sides, write, asking } = await startThread(server)
    const block = { ...sides, side: 'company', toCard: false } as const
    await insertBlock(db, block, server.now())
    expect(isGuardFailure(await write().catch((error: unknown) => error))).toBe(true)
    await deleteBlock(db, block)
    await write()
    expect(await countUnread(db, asking)).toEqual({ threads: 1, messages: 2 })
  })

  it('is in the copy of its owner, and is deleted with the organisation', async () => {
    const server = startServer()
    const { services } = server
    const { center, sides, threadId, messageId } = await startThread(server)
    await insertBlock(services.db, { ...sides, side: 'company', toCard: false }, server.now())
    const ofOrganisation = expect.objectContaining({ organisation_id: center.organisationId })
    const threads = await collectThreads(services, center.accountId)
    expect(threads).toEqual([ofOrganisation])
    expect(threads[0]).toMatchObject({ id: threadId, organisation_unread: 1 })
    expect(await collectMessages(services, center.accountId)).toEqual([expect.objectContaining({ id: messageId })])
    expect(await collectBlocks(services, center.accountId)).toEqual([ofOrganisation])
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(center.accountId).run()
    for (const table of ['inbox_thread', 'inbox_message', 'inbox_block'])
      expect(await countRows(table, 'organisation_id = ?', center.organisationId), table).toBe(0)
  })
})
