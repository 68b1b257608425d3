import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { MailRefused } from '#src/server/platform/mail/mailer.ts'
import { confirmAddress, findColumn, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startLetters } from '#tests/server/support/letters.ts'
import { consumeJobs } from '../../job/job.queue.ts'
import { createFrame, type MailWriter } from '../mail-content.ts'
import { createOutboxEntry } from '../outbox.usecases.ts'
import { resendWaitingMails } from '../send-mail.usecases.ts'
import { pauseLetters } from './pause-letters.ts'

const writeNews: MailWriter = async (_, frame) => ({
  ...createFrame(frame, null),
  ...{ subject: 'News', paragraphs: ['New'], facts: [], after: [] },
  action: { label: 'Open', url: 'https://gangway.example/' },
})

let isPoison = false
const server = startLetters(
  async () => {
    if (isPoison) throw new MailRefused('refused', 'a poison letter')
  },
  {},
  [{ mails: { viewed: writeNews } }],
)
const { services, product, left, queued } = server

beforeEach(async () => {
  isPoison = false
  await env.DB.batch(['letter', 'mail_pause', 'letter_domain'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A mail of a kind that is subscribed, to a new person, in the lane of mails. */
async function writeMail(): Promise<{ id: string; to: string }> {
  const person = await registerSeaman(server)
  await confirmAddress(person.email)
  const accountId = await findColumn('account', 'id', 'email', person.email)
  const { id, statement } = createOutboxEntry(services, {
    ...{ kind: 'viewed', accountId, payload: {}, cause: `news:${accountId}`, notification: 'tech_updates' },
  })
  await runBatch(services.db, [statement])
  queued.length = 0
  left.length = 0
  await product.jobs.get('send-mail')?.run(services, id)
  return { id, to: person.email }
}

const statusOf = (id: string) => findColumn('outbox', 'status', 'id', id)

async function deliver(attempts: number): Promise<number> {
  const messages = queued.splice(0).map(({ lane: _, ...body }) => ({
    ...{ id: crypto.randomUUID() as string, timestamp: new Date(), attempts, body },
  }))
  const context = createExecutionContext()
  const batch = createMessageBatch('gangway-letters', messages)
  await consumeJobs(services, product.jobs, batch)
  return (await getQueueResult(batch, context)).explicitAcks.length
}

describe('a mail of the outbox that is subscribed', () => {
  it('moves to the lane of letters, and leaves once with both headers’ address', async () => {
    const { id, to } = await writeMail()
    expect(queued).toEqual([{ lane: 'letters', job: 'send-subscribed-mail', subject: id }])
    expect(left).toEqual([])
    queued.push(...queued)
    expect(await deliver(1)).toBe(2)
    expect(left.map((mail) => [mail.to, mail.letterId])).toEqual([[to, id]])
    expect(left[0]?.stopAt).toContain('/server/subscribe/one-click?id=')
    expect(await statusOf(id)).toBe('sent')
  })

  it('waits while letters are paused, and the schedule brings it again in its lane', async () => {
    await runBatch(services.db, pauseLetters(services, { stream: 'subscribed', scope: null, actor: 'a', reason: 'b' }))
    const { id } = await writeMail()
    await deliver(1)
    expect([await statusOf(id), left]).toEqual(['waiting', []])
    await env.DB.prepare('DELETE FROM mail_pause').run()
    server.wait(HOUR + 3 * MINUTE)
    await resendWaitingMails(services)
    expect(queued).toContainEqual({ lane: 'letters', job: 'send-subscribed-mail', subject: id })
    await deliver(1)
    expect(await statusOf(id)).toBe('sent')
  })

  it('that no provider accepts is given up alone, where an admin reads it', async () => {
    isPoison = true
    const { id } = await writeMail()
    const message = [...queued]
    expect(await deliver(1)).toBe(0)
    queued.push(...message)
    expect(await deliver(5)).toBe(1)
    expect(await statusOf(id)).toBe('failed')
    const dead = await env.DB.prepare('SELECT job, error FROM dead_job WHERE subject = ?').bind(id).first()
    expect(dead).toEqual({ job: 'send-subscribed-mail', error: 'a poison letter' })
  })
})
