import { describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { PRODUCT } from '#src/server/product.ts'
import { countRows, registerSeaman } from '#tests/server/support/fixtures.ts'
import { refusal, sessionOf } from '#tests/server/support/people.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from './erase-account.usecases.ts'
import { cancelErasure, requestErasure } from './erasure-request.usecases.ts'

async function startLeaving() {
  const server = startServer()
  const seaman = await registerSeaman(server)
  const session = await sessionOf(server, seaman)
  const ask = (email = seaman.email) => requestErasure(server.services, PRODUCT.withdrawal, session, { email })
  const isThere = async () => (await countRows('account', 'id = ?', session.accountId)) === 1
  return { server, session, ask, isThere }
}

describe('erasing an account', () => {
  it('is asked for by its own address, ends the sessions and waits thirty days', async () => {
    const { server, session, ask, isThere } = await startLeaving()
    await expect(ask('other@mail.example')).rejects.toEqual(refusal('validation-failed'))
    const { eraseAt, mails } = await ask()
    expect([eraseAt - server.now(), mails.length]).toEqual([30 * DAY, 1])
    expect(await countRows('session', 'account_id = ?', session.accountId)).toBe(0)
    server.wait(30 * DAY - 1)
    await eraseDueAccounts(server.services, PRODUCT.erasure)
    expect(await isThere()).toBe(true)
    server.wait(1)
    await eraseDueAccounts(server.services, PRODUCT.erasure)
    expect([await isThere(), await countRows('seaman', 'account_id = ?', session.accountId)]).toEqual([false, 0])
  })

  it('does not happen to anyone who keeps the account', async () => {
    const { server, session, ask, isThere } = await startLeaving()
    await ask()
    await cancelErasure(server.services, PRODUCT.withdrawal, session)
    server.wait(31 * DAY)
    await eraseDueAccounts(server.services, PRODUCT.erasure)
    expect(await isThere()).toBe(true)
  })
})
