import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { createHolder, newReference, usd } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { topUp } from './funds.usecases.ts'
import { capture, hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'
import { sealMonths } from './months.usecases.ts'

const start = serverOf(billingDomain)
const at = (date: string) => Date.parse(`${date}T12:00:00Z`)
const serverOn = (date: string) => start({ clock: () => at(date) })

const PATH = '/server/admin/ledger/journal'

/** Ids of tests are random, and references are counted over all tests: each becomes a short name in the order of its first use. */
function nameIds(text: string): string {
  const ids = [...new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g))]
  const references = [...new Set(text.match(/test:\d{1,9}/g))]
  const named = ids.reduce((short, id, place) => short.replaceAll(id, `id${place}`), text)
  return named.replace(/test:\d{1,9}/g, (reference) => `test:${references.indexOf(reference) + 1}`)
}

/** Money in January, of which a part is captured in February. Both months are sealed in March, which has an entry too. */
async function createBooks() {
  const holderId = await createHolder(serverOn('2027-01-10'))
  const payIn = (date: string, minor: number) =>
    topUp(serverOn(date).services, { reference: newReference(), holderId, amount: usd(minor), at: 'bank' })
  await payIn('2027-01-10', 10_000)
  const january = serverOn('2027-01-31').services
  const until = at('2028-01-01')
  const { id: holdId } = await hold(january, { reference: newReference(), holderId, amount: usd(3001), until })
  await capture(serverOn('2027-02-03').services, { holdId, reference: newReference(), amount: usd(3001) })
  await sealMonths(serverOn('2027-03-06').services)
  await payIn('2027-03-07', 5)
}

const HLEDGER = `commodity 1000.00 USD
commodity 1000.00 UAH
commodity 1000.00 EUR
account Liabilities:Holder-id0:Available:USD
account Liabilities:Holder-id0:Bonus-Held:USD
account Liabilities:Holder-id0:Bonus:USD
account Liabilities:Holder-id0:Held:USD
account Assets:Holder-id0:Receivable:USD
account Assets:Bank:USD
account Income:Revenue:USD

2027-01-10 top-up
    ; id:id1
    ; reference:test:1
    Assets:Bank:USD  100.00 USD
    Liabilities:Holder-id0:Available:USD  -100.00 USD

2027-01-31 hold
    ; id:id2
    ; reference:test:2
    Liabilities:Holder-id0:Available:USD  30.01 USD
    Liabilities:Holder-id0:Held:USD  -30.01 USD

2027-01-31 balances
    Liabilities:Holder-id0:Available:USD  0.00 USD = -69.99 USD
    Liabilities:Holder-id0:Bonus-Held:USD  0.00 USD = 0.00 USD
    Liabilities:Holder-id0:Bonus:USD  0.00 USD = 0.00 USD
    Liabilities:Holder-id0:Held:USD  0.00 USD = -30.01 USD
    Assets:Holder-id0:Receivable:USD  0.00 USD = 0.00 USD
    Assets:Bank:USD  0.00 USD = 100.00 USD
    Income:Revenue:USD  0.00 USD = 0.00 USD

2027-02-03 capture
    ; id:id3
    ; reference:test:3
    Liabilities:Holder-id0:Held:USD  30.01 USD
    Income:Revenue:USD  -30.01 USD

2027-02-28 balances
    Liabilities:Holder-id0:Available:USD  0.00 USD = -69.99 USD
    Liabilities:Holder-id0:Bonus-Held:USD  0.00 USD = 0.00 USD
    Liabilities:Holder-id0:Bonus:USD  0.00 USD = 0.00 USD
    Liabilities:Holder-id0:Held:USD  0.00 USD = 0.00 USD
    Assets:Holder-id0:Receivable:USD  0.00 USD = 0.00 USD
    Assets:Bank:USD  0.00 USD = 100.00 USD
    Income:Revenue:USD  0.00 USD = -30.01 USD

2027-03-07 top-up
    ; id:id4
    ; reference:test:4
    Assets:Bank:USD  0.05 USD
    Liabilities:Holder-id0:Available:USD  -0.05 USD
`

const BEANCOUNT = `option "operating_currency" "USD"
option "operating_currency" "UAH"
option "operating_currency" "EUR"
2027-02-01 open Liabilities:Holder-id0:Available:USD USD
2027-02-01 open Liabilities:Holder-id0:Bonus-Held:USD USD
2027-02-01 open Liabilities:Holder-id0:Bonus:USD USD
2027-02-01 open Liabilities:Holder-id0:Held:USD USD
2027-02-01 open Assets:Holder-id0:Receivable:USD USD
2027-02-01 open Assets:Bank:USD USD
2027-02-01 open Income:Revenue:USD USD

2027-02-01 * "opening balances"
  Liabilities:Holder-id0:Available:USD  -69.99 USD
  Liabilities:Holder-id0:Held:USD  -30.01 USD
  Assets:Bank:USD  100.00 USD

2027-02-03 * "capture"
  id: "id1"
  reference: "test:1"
  Liabilities:Holder-id0:Held:USD  30.01 USD
  Income:Revenue:USD  -30.01 USD

2027-03-01 balance Liabilities:Holder-id0:Available:USD  -69.99 ~ 0 USD
2027-03-01 balance Liabilities:Holder-id0:Bonus-Held:USD  0.00 ~ 0 USD
2027-03-01 balance Liabilities:Holder-id0:Bonus:USD  0.00 ~ 0 USD
2027-03-01 balance Liabilities:Holder-id0:Held:USD  0.00 ~ 0 USD
2027-03-01 balance Assets:Holder-id0:Receivable:USD  0.00 ~ 0 USD
2027-03-01 balance Assets:Bank:USD  100.00 ~ 0 USD
2027-03-01 balance Income:Revenue:USD  -30.01 ~ 0 USD
`

it('the books are exported with opening balances, entries and the balances of sealed months', async () => {
  await createBooks()
  const admin = await registerAdmin(startServer())
  const whole = await admin.get(`${PATH}?from=2027-01&to=2027-03`)
  expect(whole.headers.get('content-disposition')).toBe('attachment; filename="gangway-2027-01-2027-03.journal"')
  expect(whole.headers.get('cache-control')).toBe('private, no-store')
  expect(nameIds(whole.text)).toBe(HLEDGER)
  const earlier = await admin.get(`${PATH}?from=2026-12&to=2027-01`)
  expect(nameIds(earlier.text)).toContain(
    '2026-12-31 balances\n    Liabilities:Holder-id0:Available:USD  0.00 USD = 0.00 USD',
  )
  const part = await admin.get(`${PATH}?from=2027-02-01&to=2027-03-06&format=beancount`)
  expect(nameIds(part.text)).toBe(BEANCOUNT)

  const events = await env.DB.prepare('SELECT action, object_id, after FROM admin_event WHERE actor_id = ?')
    .bind(admin.accountId)
    .all()
  expect(events.results).toContainEqual({
    action: 'list-exported',
    object_id: 'journal',
    after: JSON.stringify({ 'list.filters': ['from=2027-02-01', 'to=2027-03-06', 'format=beancount'] }),
  })
})

it('a period ends on or after its first day, and is made of days or months', async () => {
  const admin = await registerAdmin(startServer())
  const { status, body } = await admin.get(`${PATH}?from=2027-03&to=2027-02-28`)
  expect([status, Object.keys(body.errors.journal)]).toEqual([422, ['to']])
  for (const query of ['', '?from=2027-01', '?from=2027-13&to=2027-14', '?from=2027-01&to=2027-02&format=ledger'])
    expect((await admin.get(`${PATH}${query}`)).status, query).toBe(400)
  expect((await admin.get(`${PATH}?from=2020-01&to=2020-01`)).text).not.toContain('2020')
})

it('the books are for admins of finance', async () => {
  const server = startServer()
  for (const permission of ['support', 'services'] as const)
    expect((await (await registerAdmin(server, [permission])).get(`${PATH}?from=2027-01&to=2027-01`)).status).toBe(403)
})
