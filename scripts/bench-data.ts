// Measures the vacancy search over databases of growing size, through the server Worker: npm run bench:data
// [-- 1000 30000 1000000] [--fresh: fill the databases again] [--times=45] [--only=text] [--plans: how the database goes about it]
// With --bytes[=1000000] nothing is searched: it prints what each kind of thing costs in a database of so many seafarers.
import { cpus, totalmem } from 'node:os'
import { explainSearches } from './bench-data/explain-searches.ts'
import { findSample } from './bench-data/find-sample.ts'
import { measureDue } from './bench-data/measure-due.ts'
import { type Figure, measureSearch } from './bench-data/measure-search.ts'
import { weighPeople } from './bench-data/people/weigh-people.ts'
import { prepareDatabase } from './bench-data/prepare-database.ts'
import { listSearches } from './bench-data/searches.ts'
import { getDatabase } from './database.ts'
import { createRuntime, isBuilt } from './runtime.ts'

const SERVER_PORT = 8812
const ORIGIN = `http://localhost:${SERVER_PORT}`
const SIZES = [1000, 30_000, 1_000_000]
const MOST_SEAMEN = 1_000_000
const VARIABLES = { ORIGIN, EDGE_SECRET: '', PRODUCT_NAME: 'Gangway', CSRF_KEY: 'bench' }

const say = (line = '') => process.stdout.write(`${line}\n`)

const options = process.argv.slice(2)
const times = Number(options.find((option) => option.startsWith('--times='))?.slice(8) ?? 45)
const asked = options.filter((option) => /^\d+$/.test(option)).map(Number)
const weighed = options.find((option) => option.startsWith('--bytes'))
const only = options.find((option) => option.startsWith('--only='))?.slice(7)

/** Counting everything is the schedule's work, not a reader's: its time is told apart. */
async function timeFigures(): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${ORIGIN}/server/overview`)
  if (!answer.ok) throw new Error(`/server/overview answered ${answer.status}`)
  return performance.now() - started
}

async function measureSize(size: number): Promise<Figure[]> {
  const state = await prepareDatabase(size, options.includes('--fresh'), say)
  const runtime = createRuntime({ port: 0, serverPort: SERVER_PORT, state, vars: { server: VARIABLES } })
  try {
    await runtime.ready
    const database = await getDatabase(runtime)
    await database.prepare('DELETE FROM statistic').run()
    say(`  counted for all readers, by the schedule: ${Math.round(await timeFigures())} ms`)
    const searches = listSearches(await findSample(database, ORIGIN)).filter(({ name }) => !only || name.includes(only))
    const figures: Figure[] = []
    for (const search of searches) {
      const figure = await measureSearch(ORIGIN, search, times)
      figures.push(figure)
      say(`  ${figure.name.padEnd(28)}${showTimes(figure)}  ${figure.rows.padEnd(22)} slowest ${figure.slowest}`)
    }
    if (!only || 'due'.includes(only)) await measureDue(database, times, say)
    if (options.includes('--plans')) await explainSearches(database, VARIABLES, searches, say)
    return figures
  } finally {
    await runtime.dispose()
  }
}

const showTimes = ({ median, p95, cpu }: Figure) =>
  [median, p95, cpu]
    .map((ms) => ms.toFixed(1))
    .join(' / ')
    .padStart(20)

function report(sizes: readonly number[], figures: readonly Figure[][]): void {
  const [cpu] = cpus()
  say(
    `\n${cpus().length} cores, ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB; ${times} times each; ms at the median / at the 95th percentile / of CPU\n`,
  )
  say(`| search | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | found among the most |`)
  say(`|---|${sizes.map(() => '--:').join('|')}|---|`)
  for (const [index, { name }] of (figures[0] ?? []).entries()) {
    const cells = figures.map((list) => (list[index] ? showTimes(list[index]).trim() : ''))
    say(`| ${name} | ${cells.join(' | ')} | ${figures.at(-1)?.[index]?.rows ?? ''} |`)
  }
}

async function measureSearches(sizes: readonly number[]): Promise<void> {
  if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')
  const figures: Figure[][] = []
  for (const size of sizes) {
    say(`${size.toLocaleString('en')} open vacancies`)
    figures.push(await measureSize(size))
  }
  report(sizes, figures)
}

if (weighed) weighPeople(Number(weighed.slice(8)) || MOST_SEAMEN, options.includes('--fresh'), say)
else await measureSearches(asked.length > 0 ? asked : SIZES)
