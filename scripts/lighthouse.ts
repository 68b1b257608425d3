import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { localizePath } from '#src/contract/http/addresses.ts'
import { BROWSER_ARGUMENTS, getBrowserPath } from './browser.ts'
import { BROWSER_AGENT, startDemo } from './demo.ts'

const PORT = 8806
const LOCALES = ['en', 'ar'] as const
const TRIES = 3
/** Times that a page is measured; the run in the middle counts, since one alone tells as much of the machine as of the page. */
const RUNS = 3
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const say = (line = '') => process.stdout.write(`${line}\n`)

async function findVacancy(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/server/vacancy`, { headers: { 'user-agent': BROWSER_AGENT } })
  const { items } = (await answer.json()) as { items: { id: string }[] }
  if (!items[0]) throw new Error('no vacancy is open')
  return `/vacancy/${items[0].id}`
}

/** Every kind of page that people land on; names behind the command choose some. */
const listPages = async (origin: string): Promise<Record<string, string>> => ({
  landing: '/',
  list: '/vacancy',
  detail: await findVacancy(origin),
  // One that exists in every language: the others are for search engines in English only.
  article: '/blog/seaman/how-to-spot-a-fake-vacancy',
  docs: '/docs/find-and-apply',
})

type Config = Parameters<typeof lighthouse>[2]

/** Lighthouse's own throttled phone is the default. */
const devices: Record<string, Config> = { 'slow mobile': undefined, desktop: desktopConfig }

type Audit = {
  score: number | null
  scoreDisplayMode: string
  displayValue?: string
  details?: { items?: { node?: { snippet?: string } }[] }
}
type Audits = Record<string, Audit>

/** What keeps a page from a hundred. */
const findLost = (audits: Audits): string[] =>
  Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(([id, { displayValue, details }]) => {
      const where = details?.items?.[0]?.node?.snippet
      return [id, displayValue && `(${displayValue})`, where].filter(Boolean).join(' ')
    })

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

async function measureOften(address: string, port: number, config: Config): Promise<Result> {
  const results: Result[] = []
  while (results.length < RUNS) results.push(await measure(address, port, config))
  return computeMedianRun(results)
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
  const chosen = process.argv.slice(2)
  const pages = Object.entries(await listPages(origin)).filter(([page]) => chosen.length === 0 || chosen.includes(page))
  for (const [page, path] of pages)
    for (const locale of LOCALES)
      for (const [device, config] of Object.entries(devices)) {
        const result = await measureOften(origin + localizePath(locale, path), browser.port, config)
        report(`${page} ${locale}`.padEnd(20) + device.padEnd(14), result)
      }
  browser.kill()
  await runtime.dispose()
}

await run()
