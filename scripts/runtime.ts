import '../build/local-tools.ts'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { STORAGE_WORKER } from './storage-database.ts'

/** Where the embedded database and files are kept. */
export const STATE = resolve(process.env.STATE ?? '.wrangler/state', 'v3')
const EDGE = resolve('dist/gangway_edge/wrangler.json')
const SERVER = resolve('dist/gangway_server/wrangler.json')
export const SERVER_NAME = 'gangway-server'
const EDGE_NAME = 'gangway-edge'

export type RuntimeOptions = {
  port: number
  host?: string
  /** Folder of the embedded database and files. */
  state?: string
  /** Overrides of the Workers' variables. */
  vars?: { edge?: Record<string, string>; server?: Record<string, string> }
  /** Opens the server Worker on a port of its own as well, for measuring it and for SERVER_ORIGIN. */
  serverPort?: number
}

export const isBuilt = () => existsSync(EDGE) && existsSync(SERVER)

const MODULE_TYPES: Readonly<Record<string, 'ESModule' | 'CompiledWasm'>> = {
  '.js': 'ESModule',
  '.wasm': 'CompiledWasm',
}
/** What a build leaves beside them. */
const NO_MODULES = ['', '.json', '.map']

/**
 * The files of a built Worker, named one by one: left to find them, the runtime's tools parse each of hundreds at every start. The smallest
 * come first, since what they have written is copied with every file that follows.
 */
function listModules(folder: string, main: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => resolve(folder, file))
  const others = paths
    .filter((path) => path !== main)
    .map((path) => ({ path, size: statSync(path).size }))
    .toSorted((a, b) => a.size - b.size)
  return [main, ...others.map(({ path }) => path)].flatMap((path) => {
    const type = MODULE_TYPES[extname(path)]
    if (!type && !NO_MODULES.includes(extname(path))) throw new Error(`${path} is no module that a start knows`)
    return type ? [{ type, path }] : []
  })
}

function workerOptions(name: string, config: string, vars: Record<string, string> = {}) {
  const { workerOptions: options, main } = unstable_getMiniflareWorkerOptions(config)
  const folder = resolve(config, '..')
  return {
    ...options,
    name,
    modules: listModules(folder, main ?? resolve(folder, 'index.js')),
    modulesRoot: folder,
    bindings: { ...options.bindings, ...vars },
  }
}

/** The built edge Worker, for a runtime of its own. */
export const edgeWorker = (vars?: Record<string, string>) => workerOptions(EDGE_NAME, EDGE, vars)

const openSocket = (host: string, port: number | undefined) => (port ? { unsafeDirectSockets: [{ host, port }] } : {})

const run = (options: object) => new Miniflare(options as unknown as MiniflareOptions)

/** The built Workers in one embedded runtime: database, files, queues and objects kept in one folder. */
export function createRuntime({
  port,
  host = '127.0.0.1',
  state = STATE,
  vars = {},
  serverPort,
}: RuntimeOptions): Miniflare {
  const edge = edgeWorker(vars.edge)
  const server = workerOptions(SERVER_NAME, SERVER, vars.server)
  return run({ host, port, defaultPersistRoot: state, workers: [edge, { ...server, ...openSocket(host, serverPort) }] })
}

/** The server Worker as it is built, or as it is written where nothing was built yet. */
const readServer = () =>
  unstable_getMiniflareWorkerOptions(existsSync(SERVER) ? SERVER : resolve('src/server/wrangler.toml')).workerOptions

/** The secret that the server Worker of this machine seals with; it protects nothing. */
export const readLocalSecret = (): string => String(readServer().bindings?.CSRF_KEY ?? '')

/** Database and files alone, as the server Worker names them: nothing of the product runs, so nothing reads them half filled. */
export function openStorage(state = STATE): Miniflare {
  const { d1Databases, r2Buckets } = readServer()
  return run({
    name: SERVER_NAME,
    modules: true,
    script: STORAGE_WORKER,
    d1Databases,
    r2Buckets,
    port: 0,
    defaultPersistRoot: state,
  })
}

/**
 * Runs what the platform's schedule runs in production; fails as that would. Called through the edge, which tells the server that the
 * queue of this machine ended with its last process: a job that was under way then is handed over again.
 */
export async function runSchedule(runtime: Miniflare): Promise<void> {
  const edge = (await runtime.getWorker(EDGE_NAME)) as unknown as { scheduled(): Promise<{ outcome: string }> }
  const { outcome } = await edge.scheduled()
  if (outcome !== 'ok') throw new Error(`scheduled work ended with ${outcome}`)
}
