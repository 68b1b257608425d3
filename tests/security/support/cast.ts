import { env } from 'cloudflare:test'
import { VISITORS, type Visitor } from '#src/contract/http/roles.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { type Client, createClient } from '../../server/support/client.ts'
import {
  confirmAddress,
  findColumn,
  giveRole,
  insertRow,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '../../server/support/fixtures.ts'
import type { TestServer } from '../../server/support/server-of.ts'

export type Person = Client & { visitor: Visitor; accountId: string; email: string }

const SESSION = '__Host-sid'

/** Someone of the kind, signed in; a guest has only a visit. */
export async function createPerson(server: TestServer, visitor: Visitor): Promise<Person> {
  if (visitor === 'guest') return { ...createClient(server), visitor, accountId: '', email: '' }
  const client =
    visitor === 'seaman'
      ? await registerSeaman(server)
      : visitor === 'company'
        ? await registerCompany(server)
        : await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', client.email)
  await confirmAddress(client.email)
  await giveRole(accountId, visitor)
  return { ...client, visitor, accountId }
}

export async function createCast(server: TestServer): Promise<Record<Visitor, Person>> {
  const people: [Visitor, Person][] = []
  for (const visitor of VISITORS) people.push([visitor, await createPerson(server, visitor)])
  return Object.fromEntries(people) as Record<Visitor, Person>
}

type Changes = Record<string, string | number | null>

/** Another session of someone, as the database would hold it in the state that is asked for. */
export async function openSession(server: TestServer, person: Person, changes: Changes = {}): Promise<Client> {
  const row = await env.DB.prepare('SELECT * FROM session WHERE token_hash = ?')
    .bind(hashText(person.cookies.get(SESSION) ?? ''))
    .first<Changes>()
  if (!row) throw new Error(`${person.visitor} is not signed in`)
  const token = crypto.randomUUID()
  await insertRow('session', { ...row, id: crypto.randomUUID(), token_hash: hashText(token), ...changes })
  const client = createClient(server)
  client.cookies.set(SESSION, token)
  return client
}

export const forgetSession = (client: Client) =>
  env.DB.prepare('DELETE FROM session WHERE token_hash = ?')
    .bind(hashText(client.cookies.get(SESSION) ?? ''))
    .run()
