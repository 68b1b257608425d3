import { expect, it } from 'vitest'
import { PASSWORD } from '#tests/server/support/client.ts'
import { registerNewcomer } from '#tests/server/support/fixtures.ts'
import { registerWithPasskey } from '#tests/server/support/passkeys.ts'
import { createCaller, refusal, sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { signIn } from '../sign-in/sign-in.usecases.ts'
import { passkeyDomain } from './index.ts'
import { removePasskey, setTwoStep } from './manage-passkeys.usecases.ts'

const startServer = serverOf(passkeyDomain)

const server = startServer()
const { services } = server

it('two steps need a passkey; then a password alone opens no session', async () => {
  const newcomer = await sessionOf(server, await registerNewcomer(server))
  await expect(setTwoStep(services, newcomer, true, createCaller().origin)).rejects.toEqual(refusal('conflict'))
  const person = await registerWithPasskey(server)
  const session = await sessionOf(server, person)
  expect(await setTwoStep(services, session, true, createCaller().origin)).toMatchObject({ twoStep: true })
  const { entrance } = await signIn(services, { email: person.email, password: PASSWORD }, createCaller())
  expect([entrance.session, typeof entrance.pending?.token]).toEqual([undefined, 'string'])
})

it('the last passkey of two steps stays until they are off', async () => {
  const person = await registerWithPasskey(server)
  const session = await sessionOf(server, person)
  const { origin } = createCaller()
  await setTwoStep(services, session, true, origin)
  await expect(removePasskey(services, session, person.passkeyId, origin)).rejects.toEqual(refusal('last-way-in'))
  await setTwoStep(services, session, false, origin)
  expect(await removePasskey(services, session, person.passkeyId, origin)).toMatchObject({ items: [] })
})
