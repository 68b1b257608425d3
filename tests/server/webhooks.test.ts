import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declareEndpoint } from '#src/contract/http/endpoint.ts'
import { implementWebhook, STANDARD_HEADERS, standardWebhook, type VerifyWebhook } from '#src/server/http/webhook.ts'
import { isSameText } from '#src/server/platform/crypto.ts'
import { signWebhook } from '#src/server/platform/webhook-signature.ts'
import { PRODUCT } from '#src/server/product.ts'
import { createClient, START } from './support/client.ts'
import { startServer } from './support/product-server.ts'

const PATH = '/server/webhook/test'
const [NEW, OLD, WRONG] = ['new key', 'old key', 'wrong key'].map((key) => `whsec_${btoa(key)}`) as [
  string,
  string,
  string,
]
// No text, and not in the form that a parser of JSON would write.
const BODY = Uint8Array.of(0xff, 0x7b, 0x20, 0x22, 0xc3, 0x28, 0x22, 0x7d)
const NOW = START / 1000
const WINDOW = 300

let keys: readonly string[] = [NEW, OLD]
const taken: { id: string; body: number[] }[] = []
const limited: string[] = []

const spec = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: 'Test',
  summary: 'Notes what it was told',
  who: 'anyone',
  kind: 'webhook',
  signatureHeaders: STANDARD_HEADERS,
  answer: z.object({ id: z.string() }),
})

const handle = async ({ verified: id, body }: { verified: string; body: Uint8Array }) => {
  taken.push({ id, body: [...body] })
  return { id }
}

const webhook = implementWebhook(spec, { verify: standardWebhook(() => keys), handle })

const CARD_PATH = '/server/webhook/card'
const CARD_KEY = 'card key'
const CARD_EVENT = new TextEncoder().encode('{"id":"evt_1","type":"charge.succeeded"}')

const signCard = (at: number, key = CARD_KEY, body = CARD_EVENT) =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest('hex')

/** Signs like providers of card payments: one header with a time and a hex signature, and the event id in the body. */
const verifyCard: VerifyWebhook = ({ header, body, now }) => {
  const parts = new Map((header('card-signature') ?? '').split(',').map((part) => part.split('=') as [string, string]))
  const at = Number(parts.get('t') ?? Number.NaN)
  if (!(Math.abs(now / 1000 - at) <= WINDOW)) return undefined
  if (!isSameText(parts.get('v1') ?? '', signCard(at, CARD_KEY, body as typeof CARD_EVENT))) return undefined
  return (JSON.parse(new TextDecoder().decode(body)) as { id: string }).id
}

const cardSpec = declareEndpoint({ ...spec, path: CARD_PATH, signatureHeaders: ['card-signature'] })
const card = implementWebhook(cardSpec, { verify: verifyCard, handle })

const limiter = {
  take: async (name: string) => {
    limited.push(name)
    return { forgive: async () => {}, clear: async () => {} }
  },
  forget: async () => {},
}
const server = startServer({ limiter }, [...PRODUCT.endpoints, webhook, card])

type Message = { id?: string; at?: number; key?: string; body?: Uint8Array<ArrayBuffer>; signature?: string }

/** As another machine sends it: no cookie, no token, no origin. */
async function deliver({ id = 'msg_1', at = NOW, key = NEW, body = BODY, signature }: Message = {}) {
  taken.length = 0
  limited.length = 0
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': undefined,
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signature ?? signWebhook(key, { id, timestamp: String(at) }, BODY),
  }
  const { status, body: answer } = await createClient(server).send('POST', PATH, undefined, { headers, raw: body })
  return { status, code: answer.code, taken: taken.length }
}

const DONE = { status: 200, code: undefined, taken: 1 }
const REFUSED = { status: 401, code: 'wrong-signature', taken: 0 }

describe('a webhook', () => {
  it('takes what was signed with any of its keys, byte by byte, and counts it against no one', async () => {
    for (const key of [NEW, OLD]) expect(await deliver({ key })).toEqual(DONE)
    expect(taken).toEqual([{ id: 'msg_1', body: [...BODY] }])
    expect(limited).toEqual([])
  })

  it('knows the signature that the standard gives as its example', () => {
    const mark = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330' }
    const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const body = new TextEncoder().encode('{"test": 2432232314}')
    expect(signWebhook(key, mark, body)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('takes a message that brings a signature for each of the sender’s keys', async () => {
    const mark = { id: 'msg_1', timestamp: String(NOW) }
    const signature = [WRONG, OLD].map((key) => signWebhook(key, mark, BODY)).join(' ')
    expect(await deliver({ signature })).toEqual(DONE)
  })

  it.each([
    ['another key', { key: WRONG }],
    ['no signature', { signature: '' }],
    ['a signature of no version', { signature: 'AAAA' }],
    ['a body that was changed', { body: Uint8Array.of(...BODY, 0x20) }],
    ['an id that is none', { id: 'a b' }],
  ] as const)('refuses %s, and counts it', async (_, message) => {
    expect(await deliver(message)).toEqual(REFUSED)
    expect(limited).toEqual(['write-address'])
  })

  it('rejects and counts a message without any header of the standard', async () => {
    limited.length = 0
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': undefined }
    const answer = await createClient(server).send('POST', PATH, undefined, { headers, raw: BODY })
    expect([answer.status, answer.body.code, limited]).toEqual([401, 'wrong-signature', ['write-address']])
  })

  it('refuses another id or time under the signature of a message', async () => {
    const signature = signWebhook(NEW, { id: 'msg_1', timestamp: String(NOW) }, BODY)
    expect(await deliver({ id: 'msg_2', signature })).toEqual(REFUSED)
    expect(await deliver({ at: NOW + 1, signature })).toEqual(REFUSED)
  })

  it('refuses what was signed more than five minutes ago, or is signed for later', async () => {
    for (const at of [NOW - WINDOW, NOW + WINDOW]) expect(await deliver({ at })).toEqual(DONE)
    for (const at of [NOW - WINDOW - 1, NOW + WINDOW + 1]) expect(await deliver({ at })).toEqual(REFUSED)
  })

  it('takes nothing with a key that was taken out, or without any', async () => {
    keys = [NEW]
    expect(await deliver({ key: OLD })).toEqual(REFUSED)
    keys = []
    expect(await deliver()).toEqual(REFUSED)
    keys = [NEW, OLD]
  })

  it('opens no other path to writes without a token', async () => {
    const { body } = await createClient(server).send('POST', `${PATH}/more`, {})
    expect(body.code).toBe('csrf-failed')
  })

  it('is described with its headers', async () => {
    const { paths } = (await createClient(server).get('/server/openapi.json')).body
    const names = paths[PATH].post.parameters.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature'])
  })
})

describe('a webhook with a custom verifier', () => {
  async function deliverCard(signature: string | undefined, body = CARD_EVENT) {
    taken.length = 0
    limited.length = 0
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': undefined,
      'card-signature': signature,
    }
    const { status, body: answer } = await createClient(server).send('POST', CARD_PATH, undefined, {
      headers,
      raw: body,
    })
    return { status, code: answer.code, taken: taken.map(({ id }) => id), counted: [...limited] }
  }
  const REFUSED_CARD = { status: 401, code: 'wrong-signature', taken: [], counted: ['write-address'] }

  it('accepts a delivery that the verifier accepts, with the id that it returns', async () => {
    const answer = await deliverCard(`t=${NOW},v1=${signCard(NOW)}`)
    expect(answer).toEqual({ status: 200, code: undefined, taken: ['evt_1'], counted: [] })
  })

  it.each([
    ['no signature', undefined, CARD_EVENT],
    ['a signature without a time', `v1=${signCard(NOW)}`, CARD_EVENT],
    ['a signature with another key', `t=${NOW},v1=${signCard(NOW, 'another key')}`, CARD_EVENT],
    ['a signature of another time', `t=${NOW},v1=${signCard(NOW - 1)}`, CARD_EVENT],
    ['a stale signature', `t=${NOW - WINDOW - 1},v1=${signCard(NOW - WINDOW - 1)}`, CARD_EVENT],
    ['a changed body', `t=${NOW},v1=${signCard(NOW)}`, Uint8Array.of(...CARD_EVENT, 0x20)],
  ])('rejects and counts %s', async (_, signature, body) => {
    expect(await deliverCard(signature, body)).toEqual(REFUSED_CARD)
  })

  it('rejects signatures of the standard with any key', async () => {
    const signature = signWebhook(NEW, { id: 'msg_1', timestamp: String(NOW) }, CARD_EVENT)
    expect(await deliverCard(signature)).toEqual(REFUSED_CARD)
  })

  it('names its signature header in the API description', async () => {
    const { paths } = (await createClient(server).get('/server/openapi.json')).body
    const names = paths[CARD_PATH].post.parameters.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['card-signature'])
  })
})
