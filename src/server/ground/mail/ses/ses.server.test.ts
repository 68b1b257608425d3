import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { createServices } from '#src/server/platform/services.ts'
import { createSigner, type Signer } from '#tests/server/support/certificate.ts'
import { START } from '#tests/server/support/client.ts'
import { letterTo, readLetterRow, readSuppressions, startLetters } from '#tests/server/support/letters.ts'
import type { LetterEvent } from '../letters/letter-states.ts'
import { type SnsMessage, writeSigned } from './sns-message.ts'

const HOST = 'https://sns.eu-central-1.amazonaws.com'
const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:mail-events'
const SES = {
  ...{ region: 'eu-central-1', accessKeyId: 'AKID', secretAccessKey: 'secret', configurationSet: 'letters' },
  topic: { arn: TOPIC, region: 'eu-central-1' },
}

const pems = new Map<string, string>()
const fetched: string[] = []
const providerFetch = async (input: RequestInfo | URL): Promise<Response> => {
  fetched.push(String(input))
  if (String(input).includes('ConfirmSubscription')) return new Response('<ok/>')
  const pem = pems.get(String(input))
  return pem ? new Response(pem) : new Response('none', { status: 404 })
}

const { config } = createServices(env)
const server = startLetters(async () => {}, {
  config: { ...config, ses: SES },
  providerFetch: providerFetch as typeof fetch,
})
let signer: Signer
let stranger: Signer
let numbered = 0

/** An address of a certificate that was not fetched yet. */
function serve(pem: string): string {
  numbered += 1
  const address = `${HOST}/SimpleNotificationService-${numbered}.pem`
  pems.set(address, pem)
  return address
}

let address = ''

beforeAll(async () => {
  const valid = { from: START - DAY, until: START + 400 * DAY }
  ;[signer, stranger] = await Promise.all([createSigner(valid), createSigner(valid)])
  address = serve(signer.pem)
})

beforeEach(async () => {
  fetched.length = 0
  server.news.length = 0
  await env.DB.batch(
    ['letter', 'mail_suppression', 'mail_pause', 'letter_domain'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const toMessage = (more: Partial<SnsMessage> = {}): SnsMessage => ({
  ...{ Type: 'Notification', MessageId: crypto.randomUUID(), TopicArn: TOPIC, Message: '{}', SignatureVersion: '2' },
  ...{ Timestamp: new Date(server.now()).toISOString(), Signature: '', SigningCertURL: address },
  ...more,
})

async function post(message: SnsMessage, by = signer): Promise<number> {
  const body = JSON.stringify({ ...message, Signature: message.Signature || (await by.sign(writeSigned(message))) })
  const headers = { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': message.Type }
  const request = new Request('http://localhost:8787/server/webhook/ses', { method: 'POST', headers, body })
  return (await server.fetch(request)).status
}

const EVENTS = {
  delivered: { eventType: 'Delivery', delivery: {} },
  permanent: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'General' } },
  transient: { eventType: 'Bounce', bounce: { bounceType: 'Transient', bounceSubType: 'MailboxFull' } },
  listed: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'OnAccountSuppressionList' } },
  complaint: { eventType: 'Complaint', complaint: {} },
  reject: { eventType: 'Reject', reject: { reason: 'Bad content' } },
  delay: { eventType: 'DeliveryDelay', deliveryDelay: { delayType: 'MailboxFull' } },
} as const
type EventName = keyof typeof EVENTS

const writeEvent = (name: EventName, id: string, { messageId = `ses-${id}`, stream = 'subscribed' } = {}): string =>
  JSON.stringify({
    ...EVENTS[name],
    mail: { messageId, destination: ['office@agency.example'], tags: { stream: [stream], letter: [id] } },
  })

const report = (name: EventName, id: string, more: Partial<SnsMessage> = {}) =>
  post(toMessage({ Message: writeEvent(name, id), ...more }))

async function sendOne(to = 'office@agency.example', scope: string | null = null): Promise<string> {
  const letter = letterTo(to, { scope })
  expect((await server.send(letter)).state).toBe('sent')
  return letter.id
}

describe('a message', () => {
  it('of our topic with a valid signature is accepted as text/plain, and its certificate is fetched once', async () => {
    const own = serve(signer.pem)
    for (let count = 0; count < 3; count += 1) expect(await post(toMessage({ SigningCertURL: own }))).toBe(200)
    expect(await post(toMessage({ SigningCertURL: own, Subject: 'Amazon SES' }))).toBe(200)
    expect(fetched).toEqual([own])
  })

  it.each([
    ['another key', {}, () => stranger],
    ['no signature', { Signature: 'AAAA' }, () => signer],
    ['another topic', { TopicArn: `${TOPIC}-other` }, () => signer],
    ['version 1', { SignatureVersion: '1' as '2' }, () => signer],
    ['a time of two hours ago', { Timestamp: new Date(START - 2 * HOUR).toISOString() }, () => signer],
    ['a time in the future', { Timestamp: new Date(START + 6 * MINUTE).toISOString() }, () => signer],
    ['a certificate that is not there', { SigningCertURL: `${HOST}/SimpleNotificationService-none.pem` }, () => signer],
  ])('with %s is refused', async (_, more, by) => {
    expect(await post(toMessage(more), by())).toBe(401)
  })

  it.each([
    'https://sns.eu-central-1.amazonaws.com.evil.example/SimpleNotificationService-1.pem',
    'https://evil.example/SimpleNotificationService-1.pem',
    'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem',
    'http://sns.eu-central-1.amazonaws.com/SimpleNotificationService-1.pem',
    'https://sns.eu-central-1.amazonaws.com:8443/SimpleNotificationService-1.pem',
    'https://a@sns.eu-central-1.amazonaws.com/SimpleNotificationService-1.pem',
    'https://sns.eu-central-1.amazonaws.com/SimpleNotificationService-1.pem?x=1',
    'https://sns.eu-central-1.amazonaws.com/a/../SimpleNotificationService-1.pem',
    'https://s3.eu-central-1.amazonaws.com/bucket/SimpleNotificationService-1.pem',
    'https://sns.eu-central-1.amazonaws.com/other.pem',
    'not an address',
  ])('with a certificate of %s is refused, and nothing is fetched', async (SigningCertURL) => {
    expect(await post(toMessage({ SigningCertURL }))).toBe(401)
    expect(fetched).toEqual([])
  })

  it('that was changed after it was signed is refused, in each field', async () => {
    const message = toMessage({ Subject: 'one' })
    const Signature = await signer.sign(writeSigned(message))
    expect(await post({ ...message, Signature })).toBe(200)
    const { Subject: _, ...without } = message
    const later = new Date(server.now() + 1000).toISOString()
    for (const changed of [{ Message: '{"a":1}' }, { MessageId: 'x' }, { Subject: 'two' }, { Timestamp: later }])
      expect(await post({ ...message, ...changed, Signature })).toBe(401)
    expect(await post({ ...without, Signature })).toBe(401)
    expect(await post({ ...message, Type: 'UnsubscribeConfirmation', Signature })).toBe(401)
  })

  it('with a certificate that has ended, or is none, is refused', async () => {
    const ended = await createSigner({ from: START - 2 * DAY, until: START - DAY })
    expect(await post(toMessage({ SigningCertURL: serve(ended.pem) }), ended)).toBe(401)
    expect(await post(toMessage({ SigningCertURL: serve('<html>') }))).toBe(401)
  })

  it('that is no JSON, or no text, is refused', async () => {
    for (const body of ['', 'x', '[]', 'null', '{"Type":"Notification"}', Uint8Array.of(0xff, 0xfe)]) {
      const request = new Request('http://localhost:8787/server/webhook/ses', { method: 'POST', body })
      expect((await server.fetch(request)).status).toBe(401)
    }
  })

  it('that offers a subscription to our topic is answered at an address of ours; one to another topic is refused', async () => {
    const offer = { Type: 'SubscriptionConfirmation', Token: 'a b&c', SubscribeURL: 'https://evil.example/' } as const
    expect(await post(toMessage(offer))).toBe(200)
    expect(fetched).toEqual([`${HOST}/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(TOPIC)}&Token=a+b%26c`])
    expect(await post(toMessage({ ...offer, TopicArn: `${TOPIC}-other` }))).toBe(401)
    expect(fetched).toHaveLength(1)
  })

  it('is refused where no provider has such messages', async () => {
    const without = startLetters(async () => {}, { providerFetch: providerFetch as typeof fetch })
    const body = JSON.stringify(toMessage())
    const request = new Request('http://localhost:8787/server/webhook/ses', { method: 'POST', body })
    expect((await without.fetch(request)).status).toBe(401)
  })
})

describe('an event', () => {
  it.each([
    ['delivered', 'delivered', 'delivered'],
    ['permanent', 'bounced', 'bounced'],
    ['transient', 'soft-bounced', 'bounced'],
    ['listed', 'suppressed', 'suppressed'],
    ['complaint', 'complained', 'complained'],
    ['reject', 'rejected', 'rejected'],
    ['delay', 'sent', undefined],
  ] as const)('%s makes a letter %s and is passed on as %s', async (name, state, event) => {
    const id = await sendOne()
    expect(await report(name, id)).toBe(200)
    expect(await readLetterRow(id)).toMatchObject({ state })
    expect(server.news.map((one) => one.event)).toEqual(event ? [event] : [])
    expect(server.news.every(({ letterId }) => letterId === id)).toBe(true)
  })

  it('leads to one state in any order and however often it comes', async () => {
    const orders: EventName[][] = [
      ['delivered', 'permanent', 'complaint'],
      ['complaint', 'delivered', 'permanent'],
      ['permanent', 'complaint', 'delivered'],
      ['delivered', 'complaint', 'permanent'],
    ]
    const states = new Set<string>()
    for (const order of orders) {
      await env.DB.prepare('DELETE FROM mail_pause').run()
      const id = await sendOne(`${crypto.randomUUID()}@${crypto.randomUUID()}.example`, crypto.randomUUID())
      for (const name of [...order, ...order]) expect(await report(name, id)).toBe(200)
      await Promise.all(order.map((name) => report(name, id)))
      const { state, message_id } = (await readLetterRow(id)) ?? {}
      states.add(`${state} ${message_id === `ses-${id}`}`)
    }
    expect([...states]).toEqual(['complained true'])
  })

  it('that is replayed has no second effect: what an admin allowed again remains so', async () => {
    const id = await sendOne('office@agency.example', 'an-agency')
    const message = toMessage({ Message: writeEvent('complaint', id) })
    expect(await post(message)).toBe(200)
    for (const table of ['mail_suppression', 'mail_pause']) await env.DB.prepare(`DELETE FROM ${table}`).run()
    expect(await post(message)).toBe(200)
    expect(await readSuppressions(server, 'office@agency.example')).toEqual([])
    expect((await server.send(letterTo('office@agency.example', { scope: 'an-agency' }))).state).toBe('sent')
  })

  it('finds a letter whose sender stopped before it recorded the provider’s id', async () => {
    const id = await sendOne()
    await env.DB.prepare("UPDATE letter SET state = 'unknown' WHERE id = ?").bind(id).run()
    await report('delivered', id)
    expect(await readLetterRow(id)).toMatchObject({ state: 'delivered', message_id: `ses-${id}` })
  })

  it('of another message under the same letter, or of no letter, does nothing', async () => {
    const id = await sendOne()
    await report('delivered', id)
    expect(await post(toMessage({ Message: writeEvent('complaint', id, { messageId: 'other' }) }))).toBe(200)
    expect(await report('complaint', 'no-letter')).toBe(200)
    expect(
      await post(toMessage({ Message: 'Successfully validated SNS topic for Amazon SES event publishing.' })),
    ).toBe(200)
    expect(await readLetterRow(id)).toMatchObject({ state: 'delivered' })
    expect(server.news.map(({ event }): LetterEvent => event)).toEqual(['delivered'])
  })

  it('of a mail to an account suppresses its address there for a week after a permanent bounce, never after a complaint', async () => {
    const ofAccount = (name: EventName) =>
      post(toMessage({ Message: writeEvent(name, '', { stream: 'account', messageId: 'of-account' }) }))
    await ofAccount('complaint')
    await ofAccount('transient')
    expect(await readSuppressions(server, 'office@agency.example')).toEqual([])
    await ofAccount('permanent')
    expect(await readSuppressions(server, 'office@agency.example')).toEqual([
      { stream: 'account', scope: '', reason: 'bounced' },
    ])
    expect((await server.send(letterTo('office@agency.example'))).state).toBe('sent')
  })
})
