import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { SHELL_PATH } from '../src/contract/http/shell-paths.ts'
import { KEPT, type Manifest } from './client-assets-plugin.ts'
import { buildKeeper, writeShell } from './shell-plugin.ts'

const ORIGIN = 'https://gangway.example'
const SCOPE = `${ORIGIN}/seaman/cv`

/** The caches of one browser, which all its workers share. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  #keyOf = (asked: Request | string) => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return {
      match: async (asked: Request | string) => kept.get(this.#keyOf(asked))?.clone(),
      put: async (asked: Request | string, answer: Response) => void kept.set(this.#keyOf(asked), answer),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (asked: Request | string) => kept.delete(this.#keyOf(asked)),
    }
  }
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  match = async (asked: Request | string) => {
    for (const kept of this.all.values()) if (kept.has(this.#keyOf(asked))) return kept.get(this.#keyOf(asked))?.clone()
    return undefined
  }
}

/** What is at an address; undefined where there is no line. */
type Site = { line: boolean; status?: number; answers: Readonly<Record<string, string>>; asked: string[] }

class Waiting extends Event {
  readonly waits: Promise<unknown>[] = []
  waitUntil = (promise: Promise<unknown>) => void this.waits.push(promise)
}

class Asking extends Waiting {}

function startWorker(code: string, caches: Caches, site: Site) {
  const events = new EventTarget()
  const fetchFrom = async (asked: Request | string) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN)
    if (!site.line) throw new TypeError('Failed to fetch')
    site.asked.push(pathname)
    return new Response(site.answers[pathname] ?? `words at ${pathname}`, { status: site.status ?? 200 })
  }
  const self = {
    ...{ caches, Request, Response, Headers, URL, Event, setTimeout, clearTimeout, console, performance },
    fetch: fetchFrom,
    ExtendableEvent: Waiting,
    FetchEvent: Asking,
    location: new URL(`${ORIGIN}/_worker.js`),
    registration: { scope: SCOPE, navigationPreload: { enable: async () => {} } },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const context = createContext(self)
  Object.assign(self, { self: context, globalThis: context })
  runInContext(code, context)
  const run = async (name: string) => {
    const event = new Waiting(name)
    events.dispatchEvent(event)
    while (event.waits.length > 0) await Promise.all(event.waits.splice(0))
  }
  const open = async (path: string): Promise<string> => {
    const request = new Request(ORIGIN + path)
    Object.defineProperty(request, 'mode', { value: 'navigate' })
    const answered = Promise.withResolvers<Response>()
    const respondWith = (answer: Promise<Response>) => answered.resolve(answer)
    events.dispatchEvent(Object.assign(new Asking('fetch'), { request, respondWith }))
    return (await answered.promise).text()
  }
  return { install: () => run('install'), activate: () => run('activate'), open }
}

/** A build whose app is one file of its own, beside one that all builds have. */
function createBuild(id: string) {
  const manifest: Manifest = {
    [KEPT]: { file: `assets/kept-${id}.js`, imports: ['_same'] },
    _same: { file: 'assets/same.js' },
  }
  const files = [`/assets/kept-${id}.js`, '/assets/same.js']
  const shell = writeShell(manifest, id)
  return { id, shell, files, code: () => buildKeeper(process.cwd(), id, files), answers: { [SHELL_PATH]: shell } }
}

const listKept = (caches: Caches) =>
  [...caches.all.values()].flatMap((kept) => [...kept.keys()].map((url) => new URL(url).pathname))

test('the shell names what its first view takes beforehand: its page, and what knows where pages are', () => {
  const shell = writeShell(
    {
      [KEPT]: { file: 'assets/kept.js' },
      'src/app/entry/later-pages.ts': { file: 'assets/later.js' },
      'src/app/routes/dashboard/seaman/cv.tsx': { file: 'assets/cv.js' },
    },
    'one',
  )
  const named = [...shell.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, file]) => file)
  expect(named).toEqual(['/assets/kept.js', '/assets/later.js', '/assets/cv.js'])
})

test('the shell of an older build answers until the new one is active, and nothing of it is left then', async () => {
  const caches = new Caches()
  const [older, newer] = [createBuild('older'), createBuild('newer')]
  const site: Site = { line: true, answers: older.answers, asked: [] }
  const first = startWorker(await older.code(), caches, site)
  await first.install()
  await first.activate()
  site.line = false
  expect(await first.open('/seaman/cv')).toBe(older.shell)

  Object.assign(site, { line: true, answers: newer.answers, asked: [] })
  const second = startWorker(await newer.code(), caches, site)
  await second.install()
  expect(site.asked).toContain(SHELL_PATH)
  expect(site.asked).not.toContain('/assets/same.js')
  site.line = false
  expect(await first.open('/seaman/cv')).toBe(older.shell)
  expect(listKept(caches)).toContain('/assets/kept-older.js')

  await second.activate()
  expect(await second.open('/seaman/cv/print')).toBe(newer.shell)
  expect(newer.shell).toContain('data-build="newer"')
  expect(listKept(caches)).toContain('/assets/kept-newer.js')
  expect(listKept(caches)).toContain('/assets/same.js')
  expect(listKept(caches)).not.toContain('/assets/kept-older.js')
  expect(listKept(caches).filter((path) => path === SHELL_PATH)).toHaveLength(1)
})

test('with a line the network answers, and the shell where it says nothing but that it is broken', async () => {
  const caches = new Caches()
  const build = createBuild('only')
  const site: Site = { line: true, answers: { ...build.answers, '/seaman/cv': 'from the server' }, asked: [] }
  const worker = startWorker(await build.code(), caches, site)
  await worker.install()
  await worker.activate()
  expect(await worker.open('/seaman/cv')).toBe('from the server')
  site.status = 503
  expect(await worker.open('/seaman/cv')).toBe(build.shell)
})
