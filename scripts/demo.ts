import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import type { Miniflare } from 'miniflare'
import { getDatabase, migrate, seed } from './database.ts'
import { addHouseFlags } from './house-flags.ts'
import { createRuntime, isBuilt } from './runtime.ts'

export const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

export type Demo = { origin: string; runtime: Miniflare }

/** The demo fleet with its files, into an empty database. */
export async function fillDemo(runtime: Miniflare, database: D1Database, options?: Parameters<typeof seed>[1]) {
  await seed(database, options)
  await addHouseFlags(runtime)
}

type DemoOptions = {
  vacancies?: number
  /** Settings of the server Worker beside its origin. */
  server?: Record<string, string>
}

/** The built product with a fresh demo fleet, kept in `.wrangler/<name>`; the caller disposes of the runtime. */
export async function startDemo(name: string, port: number, { server, ...fleet }: DemoOptions = {}): Promise<Demo> {
  if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')
  const origin = `http://localhost:${port}`
  const state = resolve('.wrangler', name)
  rmSync(state, { recursive: true, force: true })
  const runtime = createRuntime({
    port,
    state,
    vars: { edge: { ORIGIN: origin }, server: { ...server, ORIGIN: origin } },
  })
  await runtime.ready
  const database = await getDatabase(runtime)
  await migrate(database)
  await fillDemo(runtime, database, fleet)
  return { origin, runtime }
}
