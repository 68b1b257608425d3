import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { createClient } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { createSeamanBuyer, deliver, PRICES, setRules, startShop } from '#tests/server/support/test-shop.ts'
import { sweepWithdrawalLinks } from './withdrawal-links.usecases.ts'

const server = startShop()
const { db } = server.services

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

const REQUEST = '/server/order-withdrawal'
const linkOf = (secret: string) => `${REQUEST}/${secret}`
const request = (number: string, email: string, language = 'en') =>
  createClient(server, { language }).post(REQUEST, { number, email, topic: '' })
const open = async (secret: string) => createClient(server).get(linkOf(secret))
const confirm = async (secret: string) => createClient(server).post(linkOf(secret), {})

async function buy() {
  const buyer = await createSeamanBuyer(server, { available: 500 })
  const id = await buyer.order([{ item: 'tankers', quantity: 10 }])
  await readMails(server)
  return { ...buyer, id, number: await findColumn('purchase_order', 'reference', 'id', id) }
}

const secretIn = (mails: Awaited<ReturnType<typeof readMails>>): string => {
  const mail = mails.find(({ kind }) => kind === 'withdrawal-link')
  return /\/withdraw\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function askFor(number: string, email: string): Promise<string> {
  expect((await request(number, email)).status).toBe(200)
  return secretIn(await readMails(server))
}

describe('requesting a link', () => {
  it('mails it to the address of the account, in its language; looking at it changes nothing', async () => {
    const { id, number, email } = await buy()
    await env.DB.prepare("UPDATE account SET language = 'de' WHERE email = ?").bind(email).run()
    await request(` \u2066${number.toLowerCase()}\u2069 `, ` ${email.toUpperCase()}`)
    const mails = await readMails(server)
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['withdrawal-link', email]])
    expect(mails[0]?.text).toContain('/de/withdraw/')
    const { status, body } = await open(secretIn(mails))
    expect([status, body.reference, body.state]).toEqual([200, number, 'open'])
    await open(secretIn(mails))
    expect(await findOrder(db, id)).toMatchObject({ state: 'held', version: 1 })
  })

  it('takes the number of a document of the order as well', async () => {
    const { id, email } = await buy()
    await deliver(server, id, 'all', 10)
    await readMails(server)
    const [document] = await findDocumentsOfOrder(db, id)
    expect((await open(await askFor(document?.number ?? '', email))).body.state).toBe('performed')
  })

  it('answers a wrong number and a wrong address with the same bytes and headers', async () => {
    const [{ number, email }, other] = [await buy(), await registerSeaman(server)]
    await readMails(server)
    const strip = (headers: Headers) => [...headers].filter(([name]) => name !== 'x-request-id')
    const known = await request(number, email)
    expect(await readMails(server)).toHaveLength(1)
    for (const [wrong, address] of [
      ['NOSUCHNUMB', email],
      [number, 'nobody@mail.example'],
      [number, other.email],
    ] as const) {
      const answer = await request(wrong, address)
      expect([answer.status, answer.text, strip(answer.headers)]).toEqual([
        known.status,
        known.text,
        strip(known.headers),
      ])
    }
    expect(await readMails(server)).toEqual([])
  })

  it('reaches a buyer whose account is blocked, who keeps the right', async () => {
    const { id, number, email } = await buy()
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE email = ?').bind(email).run()
    expect((await confirm(await askFor(number, email))).body.state).toBe('withdrawn')
    expect(await findOrder(db, id)).toMatchObject({ state: 'cancelled' })
    expect((await readMails(server)).map(({ kind }) => kind)).toContain('order-withdrawn')
  })

  it('says what is missing, and slows down who repeats it', async () => {
    const empty = await request('', 'nobody')
    expect([empty.status, Object.keys(empty.body.errors.withdrawal)]).toEqual([422, ['number', 'email']])
    expect((await request('N'.repeat(41), 'a@mail.example')).status).toBe(422)
    const statuses = []
    for (let turn = 0; turn <= 10; turn += 1) statuses.push((await request('NOSUCHNUMB', 'often@mail.example')).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})

describe('a mailed link', () => {
  it('withdraws once; the receipt goes to the account, and no secret is stored', async () => {
    const { id, number, email, holderId } = await buy()
    const [first, second] = [await askFor(number, email), await askFor(number, email)]
    expect(await countRows('order_withdrawal_link', 'secret_hash IN (?, ?)', first, second)).toBe(0)
    const { status, body } = await confirm(first)
    expect([status, body.state, body.balance.minor]).toEqual([200, 'withdrawn', 200])
    for (const used of [first, second])
      expect([(await open(used)).body.code, (await confirm(used)).body.code]).toEqual(['link-expired', 'link-expired'])
    expect((await readMails(server)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['order-withdrawn', email],
    ])
    expect(await findColumn('order_withdrawal', 'way', 'order_id', id)).toBe('link')
    expect(await readBalances(server, holderId)).toEqual({ available: 500 })
    expect(await findDifferences()).toEqual([])
  })

  it('works once when it is sent several times at the same time', async () => {
    const { id, number, email, holderId } = await buy()
    const secret = await askFor(number, email)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(secret)))
    expect(answers.every(({ status }) => status === 200 || status === 410)).toBe(true)
    expect(await countRows('order_event', 'order_id = ?', id)).toBe(2)
    expect(await readBalances(server, holderId)).toEqual({ available: 500 })
  })

  it('is worth nothing after a day, with another secret, or without one', async () => {
    const { number, email } = await buy()
    const secret = await askFor(number, email)
    expect((await confirm(`${secret.slice(0, -1)}_`)).status).toBe(410)
    server.wait(DAY)
    expect([(await open(secret)).status, (await confirm(secret)).status]).toEqual([410, 410])
  })

  it('that was requested in time withdraws also after the last day', async () => {
    const { number, email, id } = await buy()
    const { until } = (await open(await askFor(number, email))).body
    server.wait(until - server.now())
    const secret = await askFor(number, email)
    server.wait(60_000)
    expect((await confirm(secret)).body.state).toBe('withdrawn')
    expect(await findOrder(db, id)).toMatchObject({ state: 'cancelled' })
  })

  it('explains why the buyer cannot withdraw, and is not used up by it', async () => {
    const { number, email, id } = await buy()
    const secret = await askFor(number, email)
    await deliver(server, id, 'all', 10)
    expect((await confirm(secret)).body.code).toBe('conflict')
    expect((await open(secret)).body.state).toBe('performed')
  })

  it('is deleted by the schedule once it has expired', async () => {
    const { number, email, id } = await buy()
    await askFor(number, email)
    server.wait(DAY)
    await sweepWithdrawalLinks(server.services)
    expect(await countRows('order_withdrawal_link', 'order_id = ?', id)).toBe(0)
  })
})
