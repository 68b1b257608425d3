import { describe, expect, it } from 'vitest'
import { PASSWORD } from '#tests/server/support/client.ts'
import { countRows } from '#tests/server/support/fixtures.ts'
import { createCaller, refusal } from '#tests/server/support/people.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { findSession } from '../session/session.usecases.ts'
import { register } from './register.usecases.ts'

const server = startServer()
const { services } = server
const ORIGIN = { language: 'uk', referredBy: undefined, attribution: undefined } as const

const registerAs = (email: string, password = PASSWORD, passwordConfirm = password) =>
  register(services, { email, password, passwordConfirm }, createCaller(), ORIGIN)

describe('registering', () => {
  it('makes an account, signs it in and writes the welcome, all at once', async () => {
    const { accountId, session, mails } = await registerAs(' Olena@Mail.example ')
    expect(await findSession(services, session.token)).toMatchObject({
      accountId,
      user: { email: 'olena@mail.example', role: 'user', language: 'uk', emailVerified: false },
    })
    expect(await countRows('outbox', "account_id = ? AND kind = 'welcome'", accountId)).toBe(1)
    expect(mails).toHaveLength(1)
  })

  it('gives an address to one account, and says all that is wrong at once', async () => {
    await registerAs('taken@mail.example')
    await expect(registerAs('taken@mail.example')).rejects.toEqual(
      refusal('validation-failed', { account: { email: { id: 'field.email.taken' } } }),
    )
    await expect(registerAs('nobody', 'short', 'other')).rejects.toEqual(
      refusal('validation-failed', {
        account: {
          email: { id: 'field.email.invalid' },
          password: { id: 'field.password.short', values: { least: 10 } },
          passwordConfirm: { id: 'field.passwordConfirm.different' },
        },
      }),
    )
    expect(await countRows('account', "email IN ('taken@mail.example', 'nobody')")).toBe(1)
  })
})
