import { passkeyDomain } from '#src/server/identity/passkey/index.ts'
import { socialDomain } from '#src/server/identity/social/index.ts'
import { type Client, createClient, START } from './client.ts'
import { createIdentityProvider, type Faults, type IdentityProvider } from './identity-provider.ts'
import { serverOf } from './server-of.ts'

const startServer = serverOf(socialDomain, passkeyDomain)

let made = 0

/** A server with a provider, and a person there whom no one here knows. */
export function startSocial() {
  let now = () => START
  const provider = createIdentityProvider(() => now())
  const server = startServer({ social: provider.social })
  now = server.now
  made += 1
  const person = { sub: `subject-${made}`, email: `social${made}@mail.example`, email_verified: true }
  return { server, provider, person, visitor: (language = 'en') => createVisitor(server, provider, language) }
}

export type Person = { sub: string; email?: string; email_verified?: boolean }
export type Social = ReturnType<typeof startSocial>

/** What the edge copies from the cookie. */
export const withToken = ({ cookies }: Pick<Client, 'cookies'>) => ({
  headers: { 'x-social-token': cookies.get('social') },
})

function createVisitor(server: Social['server'], provider: IdentityProvider, language: string) {
  return asVisitor(createClient(server, { language }), provider)
}

/** A browser that goes to the provider and comes back. */
export function asVisitor<Base extends Client>(client: Base, provider: IdentityProvider) {
  const depart = async (path = 'start', more: object = {}): Promise<string> => {
    const answer = await client.post(`/server/social/${path}`, { provider: 'crew-id', ...more })
    if (answer.status !== 200) throw new Error(`no departure: ${answer.text}`)
    return answer.body.location
  }
  const finish = (returned: object) => client.post('/server/social/finish', returned)
  return {
    ...client,
    depart,
    finish,
    /** There and back; `path` says what for. */
    cross: async (person: Person, { path = 'start', faults = {} as Faults, more = {} } = {}) =>
      finish(provider.enter(await depart(path, more), person, faults)),
    register: (email: string) => client.post('/server/user', { email }, withToken(client)),
    state: async () => (await client.get('/server/social', withToken(client))).body,
  }
}

/** A person who registered by the provider. */
export async function registerSocially({ person, visitor }: Social) {
  const browser = visitor()
  await browser.cross(person)
  const answer = await browser.register(person.email)
  if (answer.status !== 201) throw new Error(`registration failed: ${answer.text}`)
  return { ...browser, accountId: String(answer.body.id) }
}
