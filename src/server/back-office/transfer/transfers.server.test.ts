import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { confirmAddress, countRows, insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const server = startServer()
const PATH = '/server/admin/transfer'
const dayAt = (later = 0) => new Date(server.now() + later).toISOString().slice(0, 10)

let made = 0
const newWord = () => {
  made += 1
  return `word-${made}`
}

type Row = { amount?: string; text: string; day?: string; id?: string; payer?: string }
const statementOf = (...rows: Row[]) =>
  [
    'Date;Amount;Currency;Details;Payer;Transaction ID',
    ...rows.map(
      ({ amount = '10', text, day = dayAt(), id = newWord(), payer = 'A. Marin' }) =>
        `${day};${amount};USD;${text};${payer};${id}`,
    ),
  ].join('\n')

async function openOffice() {
  const admins = [await registerAdmin(server, ['finance']), await registerAdmin(server, ['finance'])] as const
  const [first, second] = admins
  const upload = async (file: string, more = {}) => {
    const answer = await first.post(`${PATH}/statement`, { file, ...more })
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const find = async (text: string) => {
    const { items } = (await first.get(PATH)).body
    return items.find(({ remittance }: { remittance: string }) => remittance.includes(text))
  }
  const propose = (id: string, outcome = 'credited') =>
    first.post(`${PATH}/${id}/proposal`, { outcome, reason: 'It is on our account' })
  const confirm = (id: string) => second.post(`${PATH}/proposal/${id}/confirmation`)
  return { first, second, upload, find, propose, confirm }
}

async function startTopUp(amount = '50') {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const { body } = await seaman.post('/server/seaman/top-up', { currency: 'USD', amount })
  const erase = () => env.DB.prepare('DELETE FROM account WHERE id = ?').bind(seaman.accountId).run()
  return { ...seaman, reference: body.items[0].reference as string, erase }
}

const lineOf = (text: string) =>
  env.DB.prepare('SELECT id, payer, remittance, payment_id FROM bank_payment WHERE instr(remittance, ?) > 0')
    .bind(text)
    .first<{ id: string; payer: string; remittance: string; payment_id: string | null }>()

describe('a statement', () => {
  it('that is uploaded by several at the same time counts each line for one of them', async () => {
    const { upload } = await openOffice()
    const word = newWord()
    const file = statementOf(...Array.from({ length: 30 }, (_, count) => ({ text: `${word} ${count}` })))
    const before = await countRows('admin_event', "action = 'statement-uploaded'")
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(file)))
    expect(answers.map(({ added, known }) => added + known)).toEqual(Array(6).fill(30))
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(30)
    expect(await countRows('bank_payment', 'instr(remittance, ?) > 0', word)).toBe(30)
    expect((await countRows('admin_event', "action = 'statement-uploaded'")) - before).toBe(1)
  })

  it('with row numbers in place of ids keeps equal amounts of another day apart', async () => {
    const { upload } = await openOffice()
    const row = { amount: '77', id: '1' }
    expect(await upload(statementOf({ ...row, text: newWord(), day: dayAt(-30 * DAY) }))).toMatchObject({ added: 1 })
    expect(await upload(statementOf({ ...row, text: newWord(), day: dayAt() }))).toMatchObject({ added: 1, known: 0 })
  })

  it('that repeats a row with an id of the bank has one line, and one each for different rows with the id', async () => {
    const { upload } = await openOffice()
    const text = newWord()
    const row = { text, id: `bank-${text}`, amount: '21' }
    expect(await upload(statementOf(row, row, { ...row, text: newWord() }))).toMatchObject({
      added: 2,
      known: 1,
    })
    expect(await upload(statementOf(row))).toMatchObject({ added: 0, known: 1 })
  })

  it('with two columns for the amount is refused by the name of the column', async () => {
    const { first } = await openOffice()
    const answer = await first.post(`${PATH}/statement`, { file: 'Date,Amount,Details,Amount\n2026-11-01,1,x,2' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('“Amount”')
  })

  it('keeps no control characters and no marks that turn the page', async () => {
    const { upload } = await openOffice()
    const word = newWord()
    await upload(statementOf({ text: `${word}\u0007\u202e gift`, payer: '\u0001Eve\u202e' }))
    expect(await lineOf(word)).toMatchObject({ remittance: `${word}  gift`, payer: 'Eve' })
  })
})

describe('two lines that may be the same money', () => {
  const typed = (id: string, day: string, amount: string) => ({
    ...{ bankId: id, day, currency: 'USD', amount, payer: '', remittance: id },
  })

  it('are marked when one was typed and the bank dated the other a few days later', async () => {
    const { first, upload, find } = await openOffice()
    const [id, text] = [newWord(), newWord()]
    expect((await first.post(PATH, typed(id, dayAt(-3 * DAY), '31.07'))).status).toBe(201)
    await upload(statementOf({ amount: '31.07', text, id: '' }))
    expect([(await find(id)).hasTwin, (await find(text)).hasTwin]).toEqual([true, true])
  })

  it('are not marked when they are of different payments, or far apart', async () => {
    const { first, upload, find } = await openOffice()
    const [one, two, old] = [newWord(), newWord(), newWord()]
    await upload(
      statementOf(
        { amount: '31.08', text: one, day: dayAt(-2 * DAY) },
        { amount: '31.08', text: two, day: dayAt(-DAY) },
      ),
    )
    expect([(await find(one)).hasTwin, (await find(two)).hasTwin]).toEqual([false, false])
    await first.post(PATH, typed(old, dayAt(-9 * DAY), '31.08'))
    expect((await find(old)).hasTwin).toBe(false)
  })
})

describe('a payment that is typed', () => {
  const type = async (changes: object = {}) => {
    const { first } = await openOffice()
    const typed = { bankId: newWord(), day: dayAt(), currency: 'USD', amount: '12', payer: '', remittance: '' }
    return () => first.post(PATH, { ...typed, ...changes })
  }

  it('is added once when it is sent twice at the same time; the others are known', async () => {
    const send = await type()
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  })

  it.each([
    ['with the number of a row', { bankId: '17' }],
    ['with an amount that the books cannot hold', { amount: '10000000000.01' }],
  ])('%s is refused', async (_, changes) => expect((await (await type(changes))()).status).toBe(422))

  it('may be of a day that has begun in the east, and not of a later one', async () => {
    expect((await (await type({ day: dayAt(14 * 3_600_000) }))()).status).toBe(201)
    expect((await (await type({ day: dayAt(2 * DAY) }))()).status).toBe(422)
  })
})

describe('the money of a person whose account was erased', () => {
  it('is stored without payer and text, and cannot be credited', async () => {
    const [{ upload, propose, confirm }, payer] = [await openOffice(), await startTopUp()]
    await payer.erase()
    await upload(statementOf({ amount: '50', text: payer.reference, payer: 'Eve Old' }))
    const found = await env.DB.prepare(
      `SELECT b.id, b.payer, b.remittance FROM bank_payment b JOIN payment p ON p.id = b.payment_id WHERE p.reference = ?`,
    )
      .bind(payer.reference)
      .first<{ id: string; payer: string; remittance: string }>()
    expect(found).toMatchObject({ payer: '', remittance: '' })
    const refused = await propose(String(found?.id))
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('erased')])
    const returned = await propose(String(found?.id), 'returned')
    expect((await confirm(returned.body.id)).status).toBe(200)
  })

  it('loses payer and text when it is assigned by hand', async () => {
    const [{ first, upload }, payer, word] = [await openOffice(), await startTopUp(), newWord()]
    await payer.erase()
    await upload(statementOf({ amount: '50', text: word, payer: 'Eve Old' }))
    const id = String((await lineOf(word))?.id)
    expect((await first.put(`${PATH}/${id}/assignment`, { reference: payer.reference })).status).toBe(200)
    expect(await countRows('bank_payment', "id = ? AND payer = '' AND remittance = ''", id)).toBe(1)
  })

  it('is not credited if the account is erased between the two admins', async () => {
    const [{ upload, propose, confirm }, payer] = [await openOffice(), await startTopUp()]
    await upload(statementOf({ amount: '50', text: payer.reference }))
    const { id } = (await propose(String((await lineOf(payer.reference))?.id))).body
    await payer.erase()
    expect((await confirm(id)).status).toBe(404)
    expect(await countRows('bank_payment', "instr(remittance, ?) > 0 AND state = 'new'", payer.reference)).toBe(1)
    expect(await findDifferences()).toEqual([])
  })
})

describe('a proposal', () => {
  it('about a line that another proposal closed can no longer be confirmed, and says so', async () => {
    const [{ first, upload, propose, confirm }, payer] = [await openOffice(), await startTopUp()]
    await upload(statementOf({ amount: '50', text: payer.reference }))
    const id = String((await lineOf(payer.reference))?.id)
    const [credit, back] = [await propose(id), await propose(id, 'returned')]
    expect((await confirm(back.body.id)).status).toBe(200)
    expect((await confirm(credit.body.id)).status).toBe(409)
    const { items } = (await first.get(`${PATH}?state=returned`)).body
    const line = items.find((one: { id: string }) => one.id === id)
    expect(line.proposals).toMatchObject([{ id: credit.body.id, isVoid: true }])
  })

  it('is listed beside its line however many others are open', async () => {
    const [{ first, upload, find, propose }, word] = [await openOffice(), newWord()]
    for (let count = 0; count < 100; count += 1)
      await insertRow('admin_proposal', {
        ...{ id: crypto.randomUUID(), action: 'transfer-closed', object_kind: 'transfer', object_id: newWord() },
        ...{ object_version: 1, reason: 'Old', before: '{}', after: '{}', proposed_by: first.accountId },
        ...{ proposed_at: server.now() - 1, expires_at: server.now() + DAY },
      })
    await upload(statementOf({ text: word }))
    const { id } = await find(word)
    await propose(id, 'ignored')
    expect((await find(word)).proposals).toHaveLength(1)
  })
})
