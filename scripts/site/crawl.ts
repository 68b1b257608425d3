import { localizePath, splitLocale } from '#src/contract/http/addresses.ts'
import { findRoute, ROUTES } from '#src/contract/routes.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { type PageFacts, readPage } from './read-page.ts'
import { type Visit, visit } from './visit.ts'

/** What is remembered of a page: a site has many. */
export type CrawledPage = Omit<PageFacts, 'links' | 'files' | 'ids'> & {
  path: string
  kind: string
  locale: string
  /** Whether it links to the landing page of its language. */
  leadsHome: boolean
  /** Of the first page of its kind and language only. */
  html?: string
}
export type Crawl = { pages: ReadonlyMap<string, CrawledPage>; faults: readonly string[]; asked: number }

export type CrawlOptions = {
  origin: string
  /** Paths to begin with. */
  starts: readonly string[]
  /** Pages read of one kind and language; all of them when it is absent. */
  most?: number
  /** Reads pages that are alike too, which takes an hour. */
  all?: boolean
  /** Languages whose pages are read; all when absent. */
  locales?: readonly string[]
  say?: (line: string) => void
}

type ReadPage = PageFacts & { path: string }

const AT_ONCE = 4
/** Filters, orders and pages can be combined without end. */
const MOST_SEARCHES = 60
/** The crew list delays anyone who reads much of it: a few of its pages in each language are enough. */
const MOST_COUNTED = 8

/** Thousands of ranks on vessel types have one page made of the same parts. */
const MOST_ALIKE = 300

const mostOf = (kind: string, isSearch: boolean, all: boolean): number => {
  if (kind === 'position-vessel' && !all) return MOST_ALIKE
  if (kind.startsWith('seamans-')) return MOST_COUNTED
  return isSearch ? MOST_SEARCHES : Number.POSITIVE_INFINITY
}

const kindOf = (path: string): { kind: string; locale: string } => {
  const { locale, path: bare } = splitLocale(path.split('?')[0] ?? path)
  return { kind: findRoute(bare)?.route.id ?? 'file', locale }
}

const guarded = new Set(
  ROUTES.filter(({ guard }) => guard !== 'auth-check' && guard !== 'guest-and-user').map(({ id }) => id),
)

type Walk = CrawlOptions & {
  pages: Map<string, CrawledPage>
  faults: string[]
  answers: Map<string, Promise<Visit>>
  taken: Map<string, number>
  waiting: { path: string; from: string }[]
  known: Set<string>
  sampled: Set<string>
}

const begin = (options: CrawlOptions): Walk => ({
  ...options,
  pages: new Map(),
  faults: [],
  answers: new Map(),
  taken: new Map(),
  waiting: options.starts.map((path) => ({ path, from: 'the start' })),
  known: new Set(options.starts),
  sampled: new Set(),
})

/** Reads a site from page to page, and notes every link, file and language version that is not what it should be. */
export async function crawl(options: CrawlOptions): Promise<Crawl> {
  const walk = begin(options)
  const { waiting, pages, faults, answers } = walk
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map((next) => read(walk, next)))
  return { pages, faults, asked: answers.size }
}

function ask({ answers, origin }: Walk, path: string): Promise<Visit> {
  const running = answers.get(path) ?? visit(origin + path)
  answers.set(path, running)
  return running
}

/** Whether the page is worth reading whole, within the share of its kind. */
function take({ locales, taken, most, all = false }: Walk, path: string): boolean {
  const { kind, locale } = kindOf(path)
  if (locales && !locales.includes(locale)) return false
  const isSearch = path.includes('?')
  const key = `${kind} ${locale} ${isSearch}`
  const count = taken.get(key) ?? 0
  if (count >= (most ?? mostOf(kind, isSearch, all))) return false
  taken.set(key, count + 1)
  return true
}

function follow(walk: Walk, page: ReadPage, href: string): void {
  const { origin, faults, known, waiting } = walk
  const url = new URL(href, origin + page.path)
  if (url.origin !== origin) return
  const hash = decodeURIComponent(url.hash.slice(1))
  const path = url.pathname + url.search
  if (hash && path === page.path && !page.ids.has(hash)) faults.push(`${page.path}: nothing has the id of #${hash}`)
  if (path === page.path || known.has(path) || path.startsWith('/server/')) return
  if (!take(walk, path)) return
  known.add(path)
  waiting.push({ path, from: page.path })
}

async function read(walk: Walk, { path, from }: Walk['waiting'][number]): Promise<void> {
  const { pages, faults, answers, waiting, say } = walk
  const answer = await ask(walk, path)
  if (answer.status >= 300 && answer.status < 400) return noteRedirect(walk, { path, from, location: answer.location })
  if (answer.status !== 200) {
    faults.push(`${path} answers ${answer.status}; linked from ${from}`)
    return
  }
  if (!answer.type.startsWith('text/html')) return
  const page: ReadPage = { ...readPage(answer.body), path }
  pages.set(path, remember(walk, page, answer))
  answers.set(path, Promise.resolve({ ...answer, body: '' }))
  if (say && pages.size % 500 === 0) say(`${pages.size} pages read, ${waiting.length} waiting`)
  for (const href of page.links) follow(walk, page, href)
  for (const href of page.alternates.values()) follow(walk, page, href)
  for (const file of page.files) await checkFile(walk, page, file)
}

function remember({ sampled }: Walk, page: ReadPage, { robots, body }: Visit): CrawledPage {
  const { kind, locale } = kindOf(page.path)
  const { links, files: _files, ids: _ids, ...facts } = page
  const home = localizePath(locale as LocaleCode, '/')
  const sample = `${kind} ${locale} ${page.path.includes('?')}`
  const isFirst = !sampled.has(sample)
  sampled.add(sample)
  // A copy: parts of a text keep the whole of it in memory.
  return structuredClone({
    ...facts,
    noindex: facts.noindex || robots.includes('noindex'),
    kind,
    locale,
    leadsHome: page.path === home || links.includes(home),
    ...(isFirst && { html: body }),
  })
}

type Redirect = { path: string; from: string; location: string }

async function noteRedirect(walk: Walk, { path, from, location }: Redirect): Promise<void> {
  if (!guarded.has(kindOf(path).kind)) {
    walk.faults.push(`${path} redirects to ${location}; linked from ${from}`)
    return
  }
  const next = await ask(walk, location)
  if (next.status !== 200)
    walk.faults.push(`${path} leads to ${location}, which answers ${next.status}; linked from ${from}`)
}

async function checkFile(walk: Walk, page: ReadPage, href: string): Promise<void> {
  const url = new URL(href, walk.origin + page.path)
  if (url.origin !== walk.origin) {
    walk.faults.push(`${page.path} needs a file of another site: ${href}`)
    return
  }
  const { status } = await ask(walk, url.pathname + url.search)
  if (status !== 200) walk.faults.push(`${page.path}: the file ${href} answers ${status}`)
}
