import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { createClient, PASSWORD } from '../../server/support/client.ts'
import { confirmAddress, registerNewcomer } from '../../server/support/fixtures.ts'
import { readMails } from '../../server/support/mailbox.ts'
import { startServer } from '../../server/support/product-server.ts'
import type { TestServer } from '../../server/support/server-of.ts'

const LOGIN = '/server/security/auth/login'
const FORGOT = '/server/security/auth/forgot'

type Answer = { status: number; text: string; headers: Headers }

/** All that a stranger can compare; the request's own number differs with every answer. */
const seen = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replace(/"requestId":"[^"]+"/, ''),
  headers: [...headers].filter(([name]) => !['x-request-id', 'set-cookie'].includes(name)),
})

async function listAddresses(server: TestServer): Promise<Record<string, string>> {
  const person = async () => (await registerNewcomer(server)).email
  const found = {
    unknown: 'nobody-at-all@mail.example',
    unconfirmed: await person(),
    confirmed: await person(),
    capped: await person(),
    blocked: await person(),
  }
  await confirmAddress(found.confirmed)
  await confirmAddress(found.capped)
  for (let turn = 0; turn < 5; turn += 1)
    await createClient(server).post(LOGIN, { email: found.capped, password: PASSWORD })
  await readMails(server)
  await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE email = ?').bind(found.blocked).run()
  return found
}

it('T13: an answer does not tell whether an address is known, confirmed, capped or blocked', async () => {
  const server = startServer()
  const addresses = Object.entries(await listAddresses(server))
  const calls: ((email: string) => [path: string, body: object])[] = [
    (email) => [LOGIN, { email, password: 'something else' }],
    ...[1, 2, 3, 4].map(() => (email: string): [string, object] => [FORGOT, { email }]),
  ]
  for (const call of calls) {
    const answers = new Set<string>()
    for (const [, email] of addresses)
      answers.add(JSON.stringify(seen(await createClient(server).post(...call(email)))))
    expect([...answers]).toHaveLength(1)
  }
  process.stdout.write(
    `T13: ${addresses.length} kinds of address × ${calls.length} calls: the same bytes and headers\n`,
  )
})
