import { createHash } from 'node:crypto'
import { build as buildId, date } from 'virtual:client-assets'
import type { ExecutionContext } from 'hono'
import { COLOUR_MODE_SCRIPT, SPECULATION_RULES } from '../app/entry/server.tsx'
import type { LocaleCode } from '../domain/locales.ts'
import { loadIntl, loadMessages } from '../i18n/load.ts'
import { type CachesLike, createDocumentStore } from './access/document-store.ts'
import { optionalCaches } from './access/optional-caches.ts'
import { packWithBrotli } from './access/pack-with-brotli.ts'
import { createPictureCache } from './access/picture-cache.ts'
import { createUpstream, type ServerBinding } from './access/upstream.ts'
import { createWithdrawnList, expireOnWrites } from './access/withdrawn-list.ts'
import { createWriteLimits, type RateLimitBinding } from './access/write-limits.ts'
import { createEdgeApp } from './app.ts'
import { createConfig, type EdgeVariables } from './config.ts'
import type { Build, Translate } from './dependencies.ts'
import { createRenderer } from './handlers/create-renderer.ts'

type Env = EdgeVariables & {
  ASSETS: { fetch: (url: string) => Promise<Response> }
  SERVER?: ServerBinding
  PRODUCT_NAME?: string
  WRITES?: RateLimitBinding
  KNOWN_WRITES?: RateLimitBinding
  /** The server's schedule, for local runs, where only this Worker is called. */
  SCHEDULE?: { run(): Promise<void> }
}

const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const build: Build = {
  id: buildId,
  ...(date && { date }),
  documentCsp: {
    scriptHashes: [cspHash(COLOUR_MODE_SCRIPT), cspHash(SPECULATION_RULES)],
    development: import.meta.env.DEV,
  },
}

/** Only the names: pages load the texts. */
const docs = Object.keys(import.meta.glob('../../locales/en/docs/*.md', { query: '?raw', import: 'default' })).map(
  (file) => ({ slug: file.slice(file.lastIndexOf('/') + 1, -'.md'.length) }),
)

const texts = async (locale: LocaleCode): Promise<Translate> => (await loadIntl(locale)).t

function createApp(env: Env) {
  const config = createConfig(env)
  const productName = env.PRODUCT_NAME ?? 'Gangway'
  const log = (line: Record<string, unknown>) => console.warn(JSON.stringify(line))
  const kept = optionalCaches(caches as unknown as CachesLike, log)
  const upstream = createUpstream({ server: env.SERVER, config })
  const withdrawn = createWithdrawnList({ upstream, now: Date.now, log })
  return createEdgeApp({
    productName,
    config,
    build,
    renderer: createRenderer(productName),
    upstream: expireOnWrites(upstream, withdrawn),
    withdrawn,
    writeLimits: createWriteLimits({ strangers: env.WRITES, known: env.KNOWN_WRITES, deviceKey: config.deviceKey }),
    pictures: createPictureCache(kept),
    // Only the path counts.
    assets: (path) => env.ASSETS.fetch(`https://assets.invalid${path}`),
    documents: createDocumentStore(kept, packWithBrotli),
    texts,
    loadMessages,
    docs,
    now: Date.now,
    log,
  })
}

let app: ReturnType<typeof createApp> | undefined

export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    app ??= createApp(env)
    return app.fetch(request, env, context)
  },
  scheduled: (_: unknown, env: Env) => env.SCHEDULE?.run(),
}
