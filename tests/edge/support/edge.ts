import { loadIntl, loadMessages } from '#src/i18n/load.ts'
import { createDocumentStore, type Pack } from '#src/worker/access/document-store.ts'
import { optionalCaches } from '#src/worker/access/optional-caches.ts'
import { packWithBrotli } from '#src/worker/access/pack-with-brotli.ts'
import { createPictureCache } from '#src/worker/access/picture-cache.ts'
import { createUpstream, type ServerBinding } from '#src/worker/access/upstream.ts'
import { createWithdrawnList, expireOnWrites } from '#src/worker/access/withdrawn-list.ts'
import { createWriteLimits, type RateLimitBinding } from '#src/worker/access/write-limits.ts'
import { createEdgeApp } from '#src/worker/app.ts'
import { createConfig, type EdgeVariables } from '#src/worker/config.ts'
import type { EdgeDependencies } from '#src/worker/dependencies.ts'
import type { Renderer } from '#src/worker/renderer.ts'
import { createFakeCaches } from './fake-caches.ts'
import { createFakeRenderer } from './fake-renderer.ts'
import { createFakeServer } from './fake-server.ts'

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
export const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
export const ORIGIN = 'https://gangway.example'
export const DEVICE_KEY = 'key of the tests for device cookies'

type Options = {
  variables?: EdgeVariables
  renderer?: Partial<Renderer>
  build?: string
  docs?: EdgeDependencies['docs']
  messages?: EdgeDependencies['loadMessages']
  /** The counters of strangers and of known browsers; none refuses by default. */
  /** In place of the real packing. */
  pack?: Pack
  assets?: EdgeDependencies['assets']
  /** In place of the server that obeys the test. */
  binding?: ServerBinding
  counters?: { strangers?: RateLimitBinding; known?: RateLimitBinding }
}
type Visit = RequestInit & { as?: string; cookie?: string; agent?: string; cf?: object }

/** The whole edge with a tiny renderer, a server that obeys the test, an empty cache and a clock that stands still. */
export function createEdge({
  variables,
  renderer,
  build = 'build-1',
  docs = [],
  messages = loadMessages,
  counters = {},
  binding,
  pack = packWithBrotli,
  assets = async () => new Response(null, { status: 404 }),
}: Options = {}) {
  const server = createFakeServer()
  const caches = createFakeCaches()
  const lines: Record<string, unknown>[] = []
  const log = (line: Record<string, unknown>) => lines.push(line)
  const kept = optionalCaches(caches, log)
  const waiting: Promise<unknown>[] = []
  const clock = { now: Date.UTC(2026, 10, 20, 12) }
  const config = createConfig({
    HOSTS: 'gangway.example,old.gangway.example',
    ORIGIN,
    CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP',
    DEVICE_KEY,
    ...variables,
  })
  const rendering = createFakeRenderer(renderer)
  const upstream = createUpstream({ server: binding ?? server, config })
  const createApp = (id: string) => {
    const withdrawn = createWithdrawnList({ upstream, now: () => clock.now, log })
    return createEdgeApp({
      productName: 'Gangway',
      config,
      build: {
        id,
        date: '2026-11-19',
        documentCsp: { scriptHashes: ['sha256-script'] },
      },
      renderer: rendering,
      upstream: expireOnWrites(upstream, withdrawn),
      withdrawn,
      pictures: createPictureCache(kept),
      writeLimits: createWriteLimits({
        strangers: counters.strangers,
        known: counters.known,
        deviceKey: config.deviceKey,
      }),
      assets,
      documents: createDocumentStore(kept, pack),
      texts: async (locale) => (await loadIntl(locale)).t,
      loadMessages: messages,
      docs,
      now: () => clock.now,
      log,
    })
  }
  let app = createApp(build)
  const context = {
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
    passThroughOnException: () => {},
    props: {},
  }

  /** Visits an address as a person with a browser, from elsewhere, with no cookies; everything can be said otherwise. */
  const visit = async (
    address: string,
    { as, cookie, agent = BROWSER, cf, ...init }: Visit = {},
  ): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (!headers.has('user-agent')) headers.set('user-agent', agent)
    const cookies = [cookie, as && `__Host-sid=${as}`].filter(Boolean).join('; ')
    if (cookies) headers.set('cookie', cookies)
    const request = new Request(new URL(address, ORIGIN), { redirect: 'manual', ...init, headers })
    return app.fetch(cf ? Object.assign(request, { cf }) : request, {}, context)
  }
  const settle = async () => {
    while (waiting.length > 0) await Promise.allSettled(waiting.splice(0))
  }
  const release = (id: string) => {
    app = createApp(id)
  }
  return { visit, settle, server, caches, clock, lines, renderer: rendering, release }
}
