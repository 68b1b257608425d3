import { rmSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { claimData } from './claim-data.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'
import { createRuntime, isBuilt } from './runtime.ts'
import { stateOf } from './test-folder.ts'

export const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

export type Demo = { origin: string; runtime: Miniflare }

type DemoOptions = {
  vacancies?: number
  /** Brings a fleet into the empty folder; the demo fleet when absent. */
  fill?: (state: string) => Promise<unknown>
  /** Settings of the server Worker beside its origin. */
  server?: Record<string, string>
}

/** The built product with a fresh demo fleet, kept in `.wrangler/<name>`; the caller disposes of the runtime. */
export async function startDemo(
  name: string,
  port: number,
  { server, vacancies, fill }: DemoOptions = {},
): Promise<Demo> {
  if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')
  const origin = `http://localhost:${port}`
  const state = stateOf(name)
  claimData(state)
  rmSync(state, { recursive: true, force: true })
  await (fill ? fill(state) : fillWhenEmpty(state, { ...(vacancies && { vacancies }) }))
  const runtime = createRuntime({
    port,
    state,
    vars: { edge: { ORIGIN: origin }, server: { ...server, ORIGIN: origin } },
  })
  await runtime.ready
  return { origin, runtime }
}
