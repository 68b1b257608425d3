import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { localizePath } from '../src/contract/addresses.ts'
import { BROWSER_ARGUMENTS, getBrowserPath } from './browser.ts'
import { BROWSER_AGENT, startDemo } from './demo.ts'

const PORT = 8806
const LOCALES = ['en', 'ar'] as const
const TRIES = 3
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const say = (line = '') => process.stdout.write(`${line}\n`)

async function firstItem(origin: string, path: string, pathOf: (item: Record<string, string>) => string) {
  const answer = await fetch(origin + path, { headers: { 'user-agent': BROWSER_AGENT } })
  const { items } = (await answer.json()) as { items: Record<string, string>[] }
  const [item] = items
  if (!item) throw new Error(`${path} lists nothing`)
  return pathOf(item)
}

/** Every kind of page that people land on. */
const listPages = async (origin: string): Promise<Record<string, string>> => ({
  landing: '/',
  list: '/vacancy',
  detail: await firstItem(origin, '/server/vacancy', ({ id }) => `/vacancy/${id}`),
  article: await firstItem(origin, '/server/blog', ({ category, slug }) => `/blog/${category}/${slug}`),
  docs: '/docs/find-and-apply',
})

type Config = Parameters<typeof lighthouse>[2]

/** Lighthouse's own throttled phone is the default. */
const devices: Record<string, Config> = { 'slow mobile': undefined, desktop: desktopConfig }

type Audits = Record<string, { score: number | null; scoreDisplayMode: string; title: string; displayValue?: string }>

/** What keeps a page from a hundred. */
const findLost = (audits: Audits): string[] =>
  Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(([id, { displayValue }]) => `${id}${displayValue ? ` (${displayValue})` : ''}`)

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** A busy machine sometimes loses the start of a trace: then it is recorded again. */
async function measure(address: string, port: number, config: Config): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const options = { port, onlyCategories: [...CATEGORIES], logLevel: 'silent' as const }
    const result = await lighthouse(address, options, config)
    if (result && !result.lhr.runtimeError) return result.lhr
    if (tries === TRIES) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
}

function report(name: string, { categories, audits }: Result): void {
  const scores = CATEGORIES.map((id) => String(Math.round((categories[id]?.score ?? 0) * 100)).padStart(id.length))
  const times = TIMES.map((id) => audits[id]?.displayValue ?? '').join('  ')
  say(`${name}${scores.join('  ')}   ${times}`)
  for (const lost of findLost(audits as Audits)) say(`   ${lost}`)
}

async function run(): Promise<void> {
  const { origin, runtime } = await startDemo('lighthouse', PORT)
  const browser = await launch({
    chromePath: getBrowserPath(),
    chromeFlags: [...BROWSER_ARGUMENTS, '--headless=new', `--user-agent=${BROWSER_AGENT}`],
  })
  say(`page                device        ${CATEGORIES.join('  ')}   first paint  largest  shift  blocked`)
  for (const [page, path] of Object.entries(await listPages(origin)))
    for (const locale of LOCALES)
      for (const [device, config] of Object.entries(devices)) {
        const result = await measure(origin + localizePath(locale, path), browser.port, config)
        report(`${page} ${locale}`.padEnd(20) + device.padEnd(14), result)
      }
  browser.kill()
  await runtime.dispose()
}

await run()
