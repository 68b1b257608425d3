import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { confirmAddress, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { payAsCompany, payAsSeaman } from '#tests/server/support/payers.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const server = startServer()

async function registerPayer() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const erase = (more = {}) => seaman.post('/server/user/erasure', { email: seaman.email, ...more })
  return { ...seaman, ...payAsSeaman(server, seaman), erase }
}

describe('the erasure of an account with a balance', () => {
  it('is refused until the balance is given up in words', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    expect((await payer.get('/server/user/data')).body).toMatchObject({
      leftBalances: [{ currency: 'USD', minor: 2000 }],
      hasOpenPayback: false,
    })
    const refused = await payer.erase()
    expect(refused.status).toBe(422)
    expect(refused.body.errors.erasure.givesUp).not.toBe('')
    expect(await payer.balance()).toEqual({ available: 2000 })
    expect((await payer.erase({ givesUp: true })).status).toBe(200)
  })

  it('needs no word about a balance that is being paid back, or about none', async () => {
    const [payer, poor] = [await registerPayer(), await registerPayer()]
    await payer.payIn('20')
    await payer.ask()
    expect((await payer.get('/server/user/data')).body).toMatchObject({ leftBalances: [], hasOpenPayback: true })
    expect((await payer.erase()).status).toBe(200)
    expect((await poor.erase()).status).toBe(200)
    expect(await payer.balance()).toEqual({ held: 2000 })
  })

  it('counts the balance of a company that closes with the account', async () => {
    const owner = await registerCompany(server)
    await payAsCompany(server, owner, owner.companyId).payIn('900', { currency: 'UAH' })
    expect((await owner.get('/server/user/data')).body.leftBalances).toEqual([{ currency: 'UAH', minor: 90_000 }])
    const refused = await owner.post('/server/user/erasure', { email: owner.email })
    expect(refused.status).toBe(422)
    const open = 'SELECT count(*) AS count FROM erasure WHERE account_id = (SELECT id FROM account WHERE email = ?)'
    expect(await env.DB.prepare(open).bind(owner.email).first('count')).toBe(0)
  })

  it('counts the balance of a company whose other owners are about to be erased', async () => {
    const owner = await registerCompany(server)
    await payAsCompany(server, owner, owner.companyId).payIn('20')
    const second = await joinCompany(server, owner.companyId, 'owner')
    expect((await owner.post('/server/user/erasure', { email: owner.email })).status).toBe(200)
    expect((await second.get('/server/user/data')).body.leftBalances).toEqual([{ currency: 'USD', minor: 2000 }])
    const erase = (more = {}) => second.post('/server/user/erasure', { email: second.email, ...more })
    expect([(await erase()).status, (await erase({ givesUp: true })).status]).toEqual([422, 200])
  })
})
