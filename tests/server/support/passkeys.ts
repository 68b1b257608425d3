import { env } from 'cloudflare:test'
import { type Authenticator, createAuthenticator } from '../../support/software-authenticator.ts'
import { type Client, createClient, ORIGIN } from './client.ts'
import { findColumn, registerNewcomer } from './fixtures.ts'
import type { StartServer, TestServer } from './server-of.ts'

export const REGISTER = '/server/webauthn/register'
export const AUTHENTICATE = '/server/webauthn/authenticate'
export const LIST = '/server/passkey'

/** A person with a passkey, signed in where it was added. */
export async function registerWithPasskey(server: TestServer) {
  const client = await registerNewcomer(server)
  const authenticator = await createAuthenticator(ORIGIN)
  const accountId = await findColumn('account', 'id', 'email', client.email)
  const answer = await addPasskey(client, authenticator)
  if (answer.status !== 200) throw new Error(`no passkey: ${answer.text}`)
  return {
    ...client,
    client,
    authenticator,
    accountId,
    passkeyId: await findColumn('passkey', 'id', 'account_id', accountId),
  }
}

export async function addPasskey(client: Client, authenticator: Authenticator) {
  const options = await client.get(`${REGISTER}/options`)
  return client.post(`${REGISTER}/verify`, authenticator.create(options.body))
}

export const offer = async (client: Client, purpose = 'sign-in') =>
  (await client.get(`${AUTHENTICATE}/options?purpose=${purpose}`)).body

export const verify = (client: Client, body: unknown) => client.post(`${AUTHENTICATE}/verify`, body)

export async function signInByPasskey(client: Client, authenticator: Authenticator, purpose = 'sign-in') {
  return verify(client, await authenticator.get(await offer(client, purpose)))
}

export const whoIs = async (client: Client) => (await client.get('/server/security/auth/session')).body

/** A server where every admin needs a passkey. */
export function startStrictServer(startServer: StartServer): TestServer {
  const { config } = startServer().services
  return startServer({ config: { ...config, adminTwoStep: true } })
}

export async function listEvents(accountId: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT kind FROM security_event WHERE account_id = ? ORDER BY rowid')
    .bind(accountId)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

export const visit = (server: TestServer): Client => createClient(server)
