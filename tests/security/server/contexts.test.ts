import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { PRODUCT } from '#src/server/product.ts'
import type { Client } from '../../server/support/client.ts'
import { startServer } from '../../server/support/product-server.ts'
import { createCast } from '../support/cast.ts'
import { type Context, contextsOf, createStage, type Stage } from '../support/contexts.ts'
import { digestOf, readState, watchWrites } from '../support/database-state.ts'
import { printFigure } from '../support/figures.ts'
import { sampleOf } from '../support/requests.ts'

const noLimits = {
  take: async () => ({ forgive: async () => {}, clear: async () => {} }),
  forget: async () => {},
}
const watched = watchWrites(env.DB)

let stage: Stage
const tokens = new Map<Client, string>()
const figures = { refused: 0, contexts: new Map<string, number>() }

async function tokenOf(client: Client): Promise<string> {
  const known = tokens.get(client) ?? (await client.getToken())
  tokens.set(client, known)
  return known
}

async function callAs(spec: EndpointSpec, { client, headers }: Context) {
  const { method, path, body } = sampleOf(spec)
  const cookies = new Map(client.cookies)
  const token = method === 'GET' ? undefined : await tokenOf(client)
  const before = new Map(client.cookies)
  const answer = await client.send(method, path, method === 'GET' ? undefined : body, {
    headers: { 'x-csrf-token': token, ...headers },
  })
  // A cookie that opens nothing is taken back; the next endpoint meets it again.
  for (const [name, value] of token ? before : cookies) client.cookies.set(name, value)
  return answer
}

describe('T2: every endpoint refuses, and the database stays as it was', () => {
  beforeAll(async () => {
    const server = startServer({ limiter: noLimits, db: createDatabase(watched.d1) })
    stage = await createStage(server, await createCast(server))
  }, 180_000)

  afterAll(() => {
    const names = [...figures.contexts].map(([name, count]) => `${name} ${count}`).join(', ')
    printFigure(
      'T2',
      `${PRODUCT.endpoints.length} endpoints, ${figures.refused} hostile calls refused, 0 let through, digest unchanged after each (${names})`,
    )
  })

  it.each(PRODUCT.endpoints.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
    '%s',
    async (_, spec) => {
      const digest = digestOf(await readState())
      for (const context of contextsOf(spec, stage)) {
        const before = watched.written()
        const { status, body, text } = await callAs(spec, context)
        const what = `${context.name} ${JSON.stringify(context.headers)}: ${status} ${text.slice(0, 200)}`
        expect(context.refused.map(String), what).toContain(String([status, body?.code]))
        // Without a write statement there is nothing to compare.
        if (watched.written() > before) expect(digestOf(await readState()), what).toBe(digest)
        figures.refused += 1
        figures.contexts.set(context.name, (figures.contexts.get(context.name) ?? 0) + 1)
      }
      expect(digestOf(await readState())).toBe(digest)
    },
  )
})
