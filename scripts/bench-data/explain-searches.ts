import { randomUUID } from 'node:crypto'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { D1Database } from '@cloudflare/workers-types'
import type { Search } from './searches.ts'

export type Statement = { sql: string; values: unknown[] }
type ServerWorker = { default: { fetch: (request: Request, env: object, context: object) => Promise<Response> } }

const ADDRESSES = 3
const WORKER = pathToFileURL(resolve('dist/gangway_server/index.js')).href

/** The same database, with every statement noted. */
export const recordStatements = (database: D1Database, statements: Statement[]): D1Database => {
  const prepare = (sql: string) => {
    const noted: Statement = { sql, values: [] }
    statements.push(noted)
    const prepared = database.prepare(sql)
    if (!sql.includes('?')) return prepared
    return {
      bind: (...values: unknown[]) => {
        noted.values = values
        return prepared.bind(...values)
      },
    }
  }
  return { prepare, batch: database.batch.bind(database) } as unknown as D1Database
}

const PLATFORM = 'data:text/javascript,export class DurableObject {} export class WorkerEntrypoint {}'

/** The built Worker itself, in this process: so what is explained is what the measured one runs. It keeps its database: each gets its own. */
function importServer(): Promise<ServerWorker> {
  registerHooks({
    resolve: (name, context, next) =>
      name === 'cloudflare:workers' ? { url: PLATFORM, shortCircuit: true } : next(name, context),
    // What draws pictures is not asked here.
    load: (url, context, next) =>
      url.endsWith('.wasm')
        ? { format: 'module', source: 'export default null', shortCircuit: true }
        : next(url, context),
  })
  return import(`${WORKER}?${randomUUID()}`) as Promise<ServerWorker>
}

type PlanRow = { id: number; parent: number; detail: string }

export async function explain(database: D1Database, { sql, values }: Statement): Promise<string[]> {
  const { results } = await database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<PlanRow>()
  const depth = new Map<number, number>([[0, 0]])
  return results.map(({ id, parent, detail }) => {
    const level = (depth.get(parent) ?? 0) + 1
    depth.set(id, level)
    return `${'  '.repeat(level)}${detail}`
  })
}

/** Prints how the database goes about every statement of the first addresses of each search. */
export async function explainSearches(
  database: D1Database,
  variables: Record<string, string>,
  searches: readonly Search[],
  say: (line: string) => void,
): Promise<void> {
  const server = await importServer()
  const statements: Statement[] = []
  const env = { ...variables, DB: recordStatements(database, statements) }
  const context = { waitUntil: () => {}, passThroughOnException: () => {} }
  for (const { name, paths, cookie } of searches) {
    for (const path of paths.slice(0, ADDRESSES)) {
      statements.length = 0
      const request = new Request(`http://localhost${path}`, { headers: { ...(cookie && { cookie }) } })
      const answer = await server.default.fetch(request, env, context)
      await answer.text()
      say(`\n${name}: ${path}${answer.ok ? '' : ` answered ${answer.status}`}`)
      for (const statement of [...statements]) {
        say(`- ${statement.sql.replace(/\s+/g, ' ').slice(0, 400)}`)
        for (const line of await explain(database, statement)) say(line)
      }
    }
  }
}
