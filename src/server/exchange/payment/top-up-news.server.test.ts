import { expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { confirmAddress, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { expirePayments } from './expire-payments.usecases.ts'

const told: { accountId: string; message: unknown }[] = []
const server = startServer({
  live: {
    connect: async () => new Response(null),
    recheck: async () => {},
    send: async (accountId: string, message: unknown) => void told.push({ accountId, message }),
  },
})
const PATH = '/server/seaman/top-up'

/** Who was told of money since the last call. */
const listTold = () => {
  const money = told.splice(0).filter(({ message }) => (message as { kind: string }).kind === 'money')
  expect(money.every(({ message }) => JSON.stringify(message) === '{"kind":"money"}')).toBe(true)
  return money.map(({ accountId }) => accountId).sort()
}

async function registerPayer() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const begin = async (amount = '50') => (await seaman.post(PATH, { currency: 'USD', amount })).body.items[0]
  return { ...seaman, begin }
}

it('open pages are told when a top-up starts, is cancelled, expires and is credited, and nobody else’s', async () => {
  const payer = await registerPayer()
  await registerPayer()
  const { id } = await payer.begin()
  expect(listTold()).toEqual([payer.accountId])
  await payer.post(`${PATH}/${id}/cancellation`)
  expect(listTold()).toEqual([payer.accountId])

  const { reference } = await payer.begin()
  server.wait(15 * DAY)
  listTold()
  await expirePayments(server.services)
  expect(listTold()).toEqual([payer.accountId])

  const [first, second] = [await registerAdmin(server, ['finance']), await registerAdmin(server, ['finance'])]
  const file = `Date;Amount;Currency;Details;Transaction ID\n2026-11-01;50;USD;${reference};N-1`
  await first.post('/server/admin/transfer/statement', { file })
  const { items } = (await first.get('/server/admin/transfer')).body
  const line = items.find((one: { match: { reference: string } | null }) => one.match?.reference === reference)
  const wish = { outcome: 'credited', reason: 'It is on our account' }
  const proposed = await first.post(`/server/admin/transfer/${line.id}/proposal`, wish)
  expect(listTold()).toEqual([])
  const confirmed = await second.post(`/server/admin/transfer/proposal/${proposed.body.id}/confirmation`)
  expect(confirmed.status, confirmed.text).toBe(200)
  expect(listTold()).toEqual([payer.accountId])
})

it('of a company, its owners are told, and no other member', async () => {
  const owner = await registerCompany(server)
  const [other] = [
    await joinCompany(server, owner.companyId, 'owner'),
    await joinCompany(server, owner.companyId, 'viewer'),
  ]
  listTold()
  expect((await owner.post('/server/company/top-up', { currency: 'UAH', amount: '900' })).status).toBe(201)
  expect(listTold()).toEqual([owner.accountId, other.accountId].sort())
})

it('a page that cannot be reached does not prevent a top-up', async () => {
  const refusing = startServer({
    live: {
      connect: async () => new Response(null),
      recheck: async () => {},
      send: async () => Promise.reject(new Error('no connection')),
    },
  })
  const seaman = await registerSeaman(refusing)
  await confirmAddress(seaman.email)
  expect((await seaman.post(PATH, { currency: 'USD', amount: '50' })).status).toBe(201)
})
