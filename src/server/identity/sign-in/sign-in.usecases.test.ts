import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { createCaller, refusal } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { findSession } from '../session/session.usecases.ts'
import { signIn } from './sign-in.usecases.ts'

const startServer = serverOf()

const server = startServer()
const { services } = server

async function startPerson() {
  const { email } = await registerNewcomer(server)
  return { email, accountId: await findColumn('account', 'id', 'email', email) }
}

describe('signing in', () => {
  it('opens a session by address and password', async () => {
    const { email, accountId } = await startPerson()
    const entered = await signIn(services, { email: email.toUpperCase(), password: PASSWORD }, createCaller())
    expect(entered.accountId).toBe(accountId)
    expect(await findSession(services, entered.entrance.session?.token ?? '')).toMatchObject({ accountId })
  })

  it('refuses a wrong password and an unknown address alike, and notes the try with the account alone', async () => {
    const { email, accountId } = await startPerson()
    for (const typed of [email, 'unknown@mail.example'])
      await expect(signIn(services, { email: typed, password: 'not the password' }, createCaller())).rejects.toEqual(
        refusal('wrong-credentials'),
      )
    expect(await countRows('security_event', "kind = 'sign-in-failed' AND account_id = ?", accountId)).toBe(1)
  })
})
