import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { actFor, registerAdmin } from '#tests/server/support/admins.ts'
import { confirmAddress, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { keyed } from '#tests/server/support/typed-vacancies.ts'
import { expirePayments, remindOfPayments } from './expire-payments.usecases.ts'

const server = startServer()
const { services } = server
const PATH = '/server/seaman/top-up'
const STATEMENT = '/server/admin/transfer'

type Body = { items: { id: string; state: string; reference: string; missing: object; transfer: object | null }[] }

async function registerPayer() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const start = (amount = '50', currency = 'USD') => seaman.post(PATH, { currency, amount })
  const read = async () => ((await seaman.get(PATH)).body as Body).items
  const begin = async (amount = '50', currency = 'USD') => {
    server.wait(1)
    const answer = await start(amount, currency)
    expect(answer.status, answer.text).toBe(201)
    return (answer.body as Body).items[0] as Body['items'][number]
  }
  const holder = async () =>
    (await env.DB.prepare('SELECT id FROM ledger_holder WHERE account_id = ?')
      .bind(seaman.accountId)
      .first<string>('id')) as string
  const balance = async (currency: 'USD' | 'EUR' = 'USD') => readBalances(server, await holder(), currency)
  return { ...seaman, start, begin, read, balance }
}

let lines = 0
/** A statement with a line for each payment. */
const statementOf = (...payments: { amount: string; text: string; currency?: string; id?: string }[]) =>
  [
    'Date;Amount;Currency;Details;Payer;Transaction ID',
    ...payments.map(({ amount, text, currency = 'USD', id }) => {
      lines += 1
      return `2026-11-01;${amount};${currency};${text};A. Marin;${id ?? `bank-${lines}`}`
    }),
  ].join('\n')

async function startAdmins() {
  return { first: await registerAdmin(server, ['finance']), second: await registerAdmin(server, ['finance']) }
}
type Admin = Awaited<ReturnType<typeof registerAdmin>>

const upload = (admin: Admin, file: string, more = {}) => admin.post(`${STATEMENT}/statement`, { file, ...more })
const REASON = 'The money is on our account'
const propose = (admin: Admin, id: string, outcome = 'credited') =>
  admin.post(`${STATEMENT}/${id}/proposal`, { outcome, reason: REASON })
const confirm = (admin: Admin, proposal: string) => admin.post(`${STATEMENT}/proposal/${proposal}/confirmation`)

/** The line whose text contains a word. */
async function findLine(text: string): Promise<string> {
  const found = await env.DB.prepare(
    'SELECT id FROM bank_payment WHERE instr(remittance, ?) ORDER BY added_at DESC, id DESC',
  )
    .bind(text)
    .first<string>('id')
  return found as string
}

/** A payment on the statement that two admins credit. */
async function pay(amount: string, text: string, currency = 'USD') {
  const { first, second } = await startAdmins()
  const word = `note ${crypto.randomUUID().slice(0, 8)}`
  const uploaded = await upload(first, statementOf({ amount, text: `${text} ${word}`, currency }))
  expect(uploaded.status, uploaded.text).toBe(200)
  const line = await findLine(word)
  const proposed = await propose(first, line)
  expect(proposed.status, proposed.text).toBe(201)
  const confirmed = await confirm(second, proposed.body.id)
  expect(confirmed.status, confirmed.text).toBe(200)
}

const messageOf = ({ body }: { body: { errors?: Record<string, Record<string, string>> } }, group: string) =>
  Object.values(body.errors?.[group] ?? {}).join()

describe('a top-up', () => {
  it('has a reference to pay with, an account, and for euro a code for banking apps', async () => {
    const payer = await registerPayer()
    const topUp = await payer.begin('75.50', 'EUR')
    expect(topUp).toMatchObject({
      ...{ state: 'waiting', isOpen: true, asked: { currency: 'EUR', minor: 7550 } },
      reference: expect.stringMatching(/^RF\d{12}$/),
      transfer: { iban: 'DE89370400440532013000', epc: expect.stringContaining('EUR75.50') },
    })
    expect((await payer.begin('20')).transfer).toMatchObject({ epc: null })
  })

  it('is between 5 and 500 dollars, or as much in another currency', async () => {
    const payer = await registerPayer()
    for (const amount of ['', 'ten', '-5', '4.99', '500.01']) {
      const answer = await payer.start(amount)
      expect(answer.status, amount).toBe(422)
      expect(messageOf(answer, 'top-up')).not.toBe('')
    }
    expect(messageOf(await payer.start('500.01'), 'top-up')).toContain('US$500.00')
    expect((await payer.start('600', 'UAH')).status).toBe(201)
    expect((await payer.start('100', 'GBP')).status).toBe(422)
  })

  it('counts with the balance and open top-ups towards the cap, also when twenty start at the same time', async () => {
    const payer = await registerPayer()
    await pay('100', (await payer.begin('100')).reference)
    const answers = await Promise.all(Array.from({ length: 20 }, () => payer.start('60')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(14)
    const [open] = await payer.read()
    expect((await payer.post(`${PATH}/${open?.id}/cancellation`)).status).toBe(200)
    expect((await payer.start('60')).status).toBe(201)
  })

  it('is refused while twenty are open, also when they start at the same time, and all open ones are listed', async () => {
    const payer = await registerPayer()
    const answers = await Promise.all(Array.from({ length: 25 }, () => payer.start('5')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = await payer.start('5')
    expect([refused.status, messageOf(refused, 'top-up')]).toEqual([422, expect.stringContaining('20')])
    const open = await payer.read()
    expect(open).toHaveLength(20)
    expect((await payer.post(`${PATH}/${open[0]?.id}/cancellation`)).status).toBe(200)
    expect((await payer.start('5')).status).toBe(201)
  })

  it('is listed by its id however old it is, to its owner alone, and is what an entry of the balance leads to', async () => {
    const [payer, other] = [await registerPayer(), await registerPayer()]
    const { id, reference } = await payer.begin()
    await pay('50', reference)
    await env.DB.prepare('UPDATE payment SET created_at = ? WHERE id = ?')
      .bind(server.now() - 61 * DAY, id)
      .run()
    expect(await payer.read()).toEqual([])
    const [line] = (await payer.get('/server/seaman/balance')).body.items
    expect(line.links).toEqual([{ kind: 'top-up', id, reference }, expect.objectContaining({ kind: 'document' })])
    expect((await payer.get(`${PATH}?topUp=${id}`)).body.items).toMatchObject([{ id, state: 'paid' }])
    expect((await other.get(`${PATH}?topUp=${id}`)).body.items).toEqual([])
    expect((await payer.get(`${PATH}?topUp=${'x'.repeat(400)}`)).status).toBe(400)
  })

  it('starts once for one key, of a hundred at the same time with the same answer, and not for a cent more', async () => {
    const payer = await registerPayer()
    const send = (amount: string) => payer.post(PATH, { currency: 'USD', amount }, keyed('once'))
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('20')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await payer.read()).toHaveLength(1)
    expect((await send('20.01')).body.code).toBe('idempotency-mismatch')
  })

  it('is nobody else’s', async () => {
    const [payer, other] = [await registerPayer(), await registerPayer()]
    const { id } = await payer.begin()
    expect((await other.post(`${PATH}/${id}/cancellation`)).status).toBe(404)
    expect(await other.read()).toEqual([])
    expect((await payer.read())[0]?.state).toBe('waiting')
  })

  it('of a company is a matter of its owners', async () => {
    const owner = await registerCompany(server)
    const path = '/server/company/top-up'
    expect((await owner.post(path, { currency: 'UAH', amount: '900' })).status).toBe(201)
    for (const role of ['recruiter', 'viewer'] as const) {
      const member = await joinCompany(server, owner.companyId, role)
      expect((await member.get(path)).status).toBe(403)
      expect((await member.post(path, { currency: 'UAH', amount: '900' })).status).toBe(403)
    }
  })

  it('is closed to admins who act for the person', async () => {
    const payer = await registerPayer()
    await payer.begin()
    const admin = await registerAdmin(server)
    await actFor(admin, payer.accountId)
    expect((await admin.get(PATH)).status).toBe(403)
    expect((await admin.post(PATH, { currency: 'USD', amount: '20' })).status).toBe(403)
  })
})

describe('money that arrives', () => {
  it('pays exactly what was asked for', async () => {
    const payer = await registerPayer()
    await pay('50', (await payer.begin()).reference)
    expect(await payer.read()).toMatchObject([{ state: 'paid', transfer: null, missing: { minor: 0 } }])
    expect(await payer.balance()).toEqual({ available: 5000 })
    expect(await findDifferences()).toEqual([])
  })

  it('may come in two parts', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.begin()
    await pay('20', reference)
    expect(await payer.read()).toMatchObject([{ state: 'part-paid', missing: { minor: 3000 } }])
    await pay('30', reference)
    expect((await payer.read())[0]?.state).toBe('paid')
    expect(await payer.balance()).toEqual({ available: 5000 })
  })

  it('is credited in full when it is more than was asked for, above the cap too', async () => {
    const payer = await registerPayer()
    await pay('620', (await payer.begin()).reference)
    expect(await payer.balance()).toEqual({ available: 62_000 })
    expect((await payer.start('5')).status).toBe(422)
  })

  it('in another currency is credited in that currency, and the top-up remains open', async () => {
    const payer = await registerPayer()
    await pay('50', (await payer.begin('50', 'USD')).reference, 'EUR')
    expect([await payer.balance('EUR'), await payer.balance('USD')]).toEqual([{ available: 5000 }, {}])
    expect((await payer.read())[0]?.state).toBe('waiting')
  })

  it('is found by a reference with spaces and letters in place of digits', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.begin()
    const typed = reference
      .replaceAll('0', 'O')
      .replace(/(.{4})/g, '$1 ')
      .toLowerCase()
    await pay('50', `top up ${typed}`)
    expect((await payer.read())[0]?.state).toBe('paid')
  })

  it('in part after the top-up expired lets it expire again', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.begin()
    server.wait(15 * DAY)
    await expirePayments(services)
    await pay('20', reference)
    expect((await payer.read())[0]?.state).toBe('part-paid')
    await expirePayments(services)
    expect((await payer.read())[0]?.state).toBe('expired')
    expect(await payer.balance()).toEqual({ available: 2000 })
  })

  it('after the top-up expired or was cancelled is still credited', async () => {
    const payer = await registerPayer()
    const [late, cancelled] = [await payer.begin('50'), await payer.begin('40')]
    await payer.post(`${PATH}/${cancelled.id}/cancellation`)
    server.wait(15 * DAY)
    await expirePayments(services)
    expect((await payer.read()).map(({ state }) => state).sort()).toEqual(['cancelled', 'expired'])
    await pay('50', late.reference)
    await pay('40', cancelled.reference)
    expect((await payer.read()).map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(await payer.balance()).toEqual({ available: 9000 })
  })

  it('is taken once, however often the statement is uploaded', async () => {
    const { first } = await startAdmins()
    const file = statementOf(
      { amount: '10', text: 'gift' },
      { amount: '11', text: 'gift' },
      { amount: '-7', text: 'fee' },
    )
    expect((await upload(first, file, { isCheck: true })).body).toMatchObject({ added: 2, outgoing: 1, isCheck: true })
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(first, file)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await upload(first, file)).body).toMatchObject({ added: 0, known: 2 })
    const count = "SELECT count(*) AS count FROM bank_payment WHERE remittance = 'gift'"
    expect(await env.DB.prepare(count).first('count')).toBe(2)
  })

  it('that was typed is the same as the line of a later statement', async () => {
    const { first } = await startAdmins()
    const typed = { bankId: 'B-77', day: '2026-11-01', currency: 'USD', amount: '12', payer: 'A', remittance: 'typed' }
    expect((await first.post(STATEMENT, typed)).status).toBe(201)
    expect(messageOf(await first.post(STATEMENT, typed), 'transfer')).not.toBe('')
    const file = statementOf({ amount: '12', text: 'typed', id: 'B-77' })
    expect((await upload(first, file)).body).toMatchObject({ added: 0, known: 1 })
  })

  it('without a reference is assigned to a payment by hand, or returned', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.begin()
    const { first, second } = await startAdmins()
    await upload(first, statementOf({ amount: '50', text: 'lost-one' }, { amount: '9', text: 'lost-two' }))
    const [one, two] = [await findLine('lost-one'), await findLine('lost-two')]
    expect((await propose(first, one)).status).toBe(422)
    const assign = (text: string) => first.put(`${STATEMENT}/${one}/assignment`, { reference: text })
    expect(messageOf(await assign('RF12'), 'assignment')).not.toBe('')
    expect((await assign(` ${reference.toLowerCase()} `)).status).toBe(200)
    await confirm(second, (await propose(first, one)).body.id)
    await confirm(second, (await propose(first, two, 'returned')).body.id)
    expect(await payer.balance()).toEqual({ available: 5000 })
    const { items } = (await first.get(`${STATEMENT}?state=returned`)).body
    expect(items.some(({ id }: { id: string }) => id === two)).toBe(true)
  })
})

describe('two admins', () => {
  async function prepare() {
    const payer = await registerPayer()
    const { reference } = await payer.begin()
    const admins = await startAdmins()
    await upload(admins.first, statementOf({ amount: '50', text: reference }))
    return { payer, ...admins, line: await findLine(reference) }
  }

  it('are needed: the one who proposed cannot confirm', async () => {
    const { payer, first, line } = await prepare()
    const { id } = (await propose(first, line)).body
    expect((await confirm(first, id)).status).toBe(403)
    expect((await payer.read())[0]?.state).toBe('waiting')
  })

  it('credit a payment once when they confirm at the same time', async () => {
    const { payer, first, second, line } = await prepare()
    const third = await registerAdmin(server, ['finance'])
    const { id } = (await propose(first, line)).body
    const answers = await Promise.all([second, third, second, third].map((admin) => confirm(admin, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await payer.balance()).toEqual({ available: 5000 })
    expect((await propose(first, line)).status).toBe(409)
  })

  it('cannot confirm what was assigned to another payment since', async () => {
    const { payer, first, second, line } = await prepare()
    const other = await registerPayer()
    const { id } = (await propose(first, line)).body
    await first.put(`${STATEMENT}/${line}/assignment`, { reference: (await other.begin()).reference })
    expect((await confirm(second, id)).status).toBe(409)
    expect([await payer.read(), await other.read()].map(([top]) => top?.state)).toEqual(['waiting', 'waiting'])
  })

  it('need the permission', async () => {
    const { line } = await prepare()
    const support = await registerAdmin(server, ['support'])
    expect((await support.get(STATEMENT)).status).toBe(403)
    expect((await propose(support, line)).status).toBe(403)
  })
})

it('a person gets mails when a top-up starts, arrives, is about to expire and expires', async () => {
  const payer = await registerPayer()
  const paid = await payer.begin('30')
  await payer.begin('20')
  server.wait(1)
  await pay('30', paid.reference)
  server.wait(12 * DAY)
  await remindOfPayments(services)
  await remindOfPayments(services)
  server.wait(3 * DAY)
  await expirePayments(services)
  const { results } = await env.DB.prepare(
    "SELECT kind FROM outbox WHERE account_id = ? AND kind LIKE 'top-up%' ORDER BY id",
  )
    .bind(payer.accountId)
    .all<{ kind: string }>()
  expect(results.map(({ kind }) => kind)).toEqual([
    'top-up-started',
    'top-up-started',
    'top-up-arrived',
    'top-up-reminder',
    'top-up-expired',
  ])
})
