import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { drawingsPlugin } from '../build/drawings-plugin.ts'
import { messagesPlugin } from '../build/messages-plugin.ts'
import { DEMO_PASSWORD, getDatabase } from './database.ts'
import { BROWSER_AGENT, startDemo } from './demo.ts'
import { sampleHeaders } from './net/sample-headers.ts'
import { signInOverHttp } from './sign-in.ts'

/**
 * Writes what the outside sees of the product into `net.json`: the API, pages, roles, schema, jobs, mails, registries, messages, sitemap,
 * headers and names in the browser. A change that moves code alone leaves the file as it is. Needs a build.
 */
const FILE = 'net.json'
const PORT = 8806
const STORED = /\b\w+_(?:COOKIE|STORAGE_KEY) = '([^']+)'|['"`](gangway-[\w-]*)/g

const SIGNED_IN = ['seaman', 'company', 'training', 'admin', 'newcomer'] as const

const byName = <Value>(values: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...values].sort(([a], [b]) => (a < b ? -1 : 1)))

const sources = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => join('src', path))

/** Names of cookies, stores, caches, channels and locks. */
const listStores = () =>
  [
    ...new Set(
      sources().flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(STORED)].map(([, constant, literal]) => constant ?? `${literal}`),
      ),
    ),
  ].sort()

function listMailClasses(): Record<string, string> {
  const path = sources().find((file) => basename(file) === 'mail-kinds.ts')
  const [table = ''] = /MAIL_CLASSES = \{[\s\S]*?\}/.exec(readFileSync(`${path}`, 'utf8')) ?? []
  return byName([...table.matchAll(/^ +'?([\w-]+)'?: '(\w+)'/gm)].map(([, kind, of]) => [`${kind}`, `${of}`]))
}

function listMessages(): string[] {
  const files = readdirSync('locales/en', { recursive: true, encoding: 'utf8' })
  const ids = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join('locales/en', file), 'utf8')) as object))
  return [...ids, ...files.filter((file) => file.endsWith('.md'))].sort()
}

type Spec = { method: string; path: string; who: 'anyone' | readonly string[] } & Record<string, unknown>

const MODULES = {
  product: '/src/server/product.ts',
  routes: '/src/contract/routes.ts',
  roles: '/src/contract/http/roles.ts',
  declared: '/src/contract/http/endpoint.ts',
}

type Modules = Record<keyof typeof MODULES, Awaited<ReturnType<ViteDevServer['ssrLoadModule']>>>

/** The modules that describe the product, loaded through Vite, as the build does. */
async function loadModules(): Promise<Modules> {
  const vite = await createServer({
    configFile: false,
    plugins: [messagesPlugin(), drawingsPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  const loaded = Object.entries(MODULES).map(async ([name, path]) => [name, await vite.ssrLoadModule(path)] as const)
  const modules = Object.fromEntries(await Promise.all(loaded)) as Modules
  await vite.close()
  return modules
}

function describeEndpoints({ product, declared, roles }: Modules) {
  const specs = (product.PRODUCT.endpoints as readonly { spec: Spec }[]).map(({ spec }) => spec)
  const mayCall = ({ who }: Spec) =>
    (roles.VISITORS as readonly string[]).filter((visitor) => who === 'anyone' || who.includes(visitor)).join(' ')
  const keyOf = ({ method, path }: Spec) => `${method} ${path}`
  return {
    endpoints: byName(
      specs.map(({ params, query, body, answer, current, ...spec }) => {
        const errors = [...declared.errorsOf({ params, query, body, answer, current, ...spec })].sort()
        return [keyOf(spec), JSON.stringify({ ...spec, errors, limits: declared.limitsOf(spec) })] as const
      }),
    ),
    matrix: byName(specs.map((spec) => [keyOf(spec), mayCall(spec)])),
  }
}

const names = (acts: readonly { name: string }[]) => acts.map(({ name }) => name)

const describeRegistries = ({ routes, product }: Modules) => ({
  routes: byName((routes.ROUTES as readonly Route[]).map((row) => [row.id, JSON.stringify(row)])),
  jobs: byName(
    [...product.PRODUCT.jobs].map(([name, { run: _, giveUp, ...job }]) => [name, { ...job, givesUp: Boolean(giveUp) }]),
  ),
  mails: { kinds: Object.keys(product.PRODUCT.mails.writers).sort(), classes: listMailClasses() },
  personalData: byName(
    Object.entries(product.PRODUCT.personalData as Record<string, { collect?: unknown }>).map(
      ([table, { collect, ...entry }]) => [table, { ...entry, isCollected: Boolean(collect) }],
    ),
  ),
  notPersonal: byName(Object.entries(product.PRODUCT.notPersonal as Record<string, string>)),
  erasure: { steps: names(product.PRODUCT.erasure.steps), rows: names(product.PRODUCT.erasure.rows) },
  withdrawal: {
    withdraw: names(product.PRODUCT.withdrawal.withdraw),
    restore: product.PRODUCT.withdrawal.restore.length,
    follow: names(product.PRODUCT.withdrawal.follow),
  },
})

type Route = { id: string; path: string }

/** Of a vacancy the id is another one in each demo fleet, and how many are open depends on the hour. */
const VACANCY = /^\/vacancy\/[^?]+/

/** Addresses of the sitemap in English; of vacancies that there are some. */
async function readSitemap(read: (path: string) => Promise<string>): Promise<{ en: string[]; samples: string[] }> {
  const found = new Set<string>()
  const open = ['/sitemap.xml']
  for (let map = open.pop(); map; map = open.pop())
    for (const [, path = ''] of (await read(map)).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g))
      if (path.endsWith('.xml')) open.push(path)
      else found.add(path || '/')
  const en = [...found].filter((path) => !/^\/[a-z]{2}(?:\/|$)/.test(path)).sort()
  return { en: [...new Set(en.map((path) => path.replace(VACANCY, '/vacancy/*')))], samples: en }
}

async function readProduct(routes: readonly Route[]) {
  const { origin, runtime } = await startDemo('net', PORT)
  const read = async (path: string) =>
    (await fetch(`${origin}${path}`, { headers: { 'user-agent': BROWSER_AGENT } })).text()
  const { results } = await (await getDatabase(runtime))
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'")
    .all<{ type: string; name: string; sql: string | null }>()
  const sitemap = await readSitemap(read)
  const cookies = new Map<string, string>([['guest', '']])
  for (const name of SIGNED_IN)
    cookies.set(name, (await signInOverHttp(origin, `${name}@demo.example`, DEMO_PASSWORD)).cookie)
  const found = {
    openapi: JSON.parse(await read('/server/openapi.json')) as { paths: object; components?: unknown },
    schema: byName(results.map(({ type, name, sql }) => [`${type} ${name}`, sql?.replace(/\s+/g, ' ') ?? null])),
    sitemap: sitemap.en,
    headers: await sampleHeaders(origin, routes, sitemap.samples, cookies),
  }
  await runtime.dispose()
  return found
}

const HTTP_ERRORS = /^[45]/

/** Each operation on one line; of its errors the status alone, since their schema is the same everywhere. */
const describeApi = (api: { paths: object; components?: unknown }) => ({
  ...api,
  paths: byName(
    Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { responses: Record<string, unknown> }>).map(([method, operation]) => {
        const responses = Object.entries(operation.responses).map(([status, answer]) => [
          status,
          HTTP_ERRORS.test(status) ? (answer as { description: string }).description : answer,
        ])
        return [
          `${method} ${path}`,
          JSON.stringify({ ...operation, responses: Object.fromEntries(responses) }),
        ] as const
      }),
    ),
  ),
})

/** Sets of headers that differ, each with the pages and accounts that get it. */
function groupHeaders(headers: Record<string, readonly string[]>) {
  const groups = Map.groupBy(Object.entries(headers), ([, lines]) => lines.join('\n'))
  return [...groups].map(([lines, pages]) => ({ headers: lines.split('\n'), pages: pages.map(([page]) => page) }))
}

const modules = await loadModules()
const product = await readProduct(modules.routes.ROUTES as readonly Route[])
const net = {
  ...describeEndpoints(modules),
  ...describeRegistries(modules),
  ...product,
  openapi: describeApi(product.openapi),
  headers: groupHeaders(product.headers),
  messages: listMessages(),
  stores: listStores(),
}
writeFileSync(FILE, `${JSON.stringify(net, null, 1)}\n`)
process.stdout.write(`${FILE}: ${Object.keys(net).join(', ')}\n`)
process.exit(0)
