import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import type { Miniflare } from 'miniflare'

/** The storage listens on this machine: it answers this process and no one else. */
const SECRET = crypto.randomUUID()

/** Runs in a storage beside nothing of the product: does with its database what it is told, and answers as D1 does. */
export const STORAGE_WORKER = `
const read = (value) => (value?.base64 === undefined ? value : Uint8Array.from(atob(value.base64), (one) => one.charCodeAt(0)))
async function run({ method, statements }, database) {
  const prepared = statements.map(({ sql, params }) => database.prepare(sql).bind(...params.map(read)))
  return method === 'raw' ? prepared[0].raw() : database.batch(prepared)
}
export default {
  async fetch(request, { DB }) {
    if (request.headers.get('x-secret') !== '${SECRET}') return new Response(null, { status: 403 })
    return run(await request.json(), DB).then(Response.json, ({ message }) => new Response(message, { status: 500 }))
  },
}`

type Written = { sql: string; params: unknown[] }

const asJson = (value: unknown) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

/**
 * The database of an open storage. A batch is one call: the runtime's own proxy makes the process wait for one at every `prepare` and
 * `bind`, which is most of what a fill would take. Throws with what the database complains of.
 */
export function getStorageDatabase(storage: Miniflare): D1Database {
  async function call<Answer>(method: 'batch' | 'raw', statements: readonly Written[]): Promise<Answer> {
    const body = JSON.stringify({ method, statements })
    const answer = await storage.dispatchFetch('http://storage', {
      method: 'POST',
      body,
      headers: { 'x-secret': SECRET },
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Answer
  }
  const batch = (statements: readonly unknown[]) => call<D1Result[]>('batch', statements as Written[])
  const prepare = (sql: string, params: readonly unknown[] = []): D1PreparedStatement => {
    const written = { sql, params: params.map(asJson) }
    const all = async () => (await batch([written]))[0]
    return {
      ...written,
      bind: (...values: unknown[]) => prepare(sql, values),
      all,
      run: all,
      raw: () => call('raw', [written]),
      first: async () => (await all())?.results[0] ?? null,
    } as unknown as D1PreparedStatement
  }
  return { prepare, batch } as unknown as D1Database
}
