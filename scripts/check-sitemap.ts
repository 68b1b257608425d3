// Walks the whole sitemap over a large database and checks it: npm run check:sitemap [-- --vacancies 1000000 --locales en,ar --fresh]
import { parseArgs } from 'node:util'
import { isLocaleCode, LOCALE_CODES } from '#src/domain/locales.ts'
import { prepareDatabase } from './bench-data/prepare-database.ts'
import { readIndex, walkSitemap } from './check-sitemap/walk-sitemap.ts'
import { watchMemory } from './check-sitemap/watch-memory.ts'
import { getDatabase } from './database.ts'
import { createRuntime, isBuilt } from './runtime.ts'

const PORT = 8829
const ORIGIN = `http://localhost:${PORT}`

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '30000' },
    locales: { type: 'string', default: 'en' },
    fresh: { type: 'boolean', default: false },
  },
})
const vacancies = Number(values.vacancies)
const locales = values.locales === 'all' ? LOCALE_CODES : values.locales.split(',')

const say = (line: string) => process.stdout.write(`${line}\n`)

if (!Number.isInteger(vacancies) || vacancies < 1) throw new Error('--vacancies takes a whole number from 1')
for (const locale of locales) if (!isLocaleCode(locale)) throw new Error(`--locales does not know ${locale}`)
if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')

/** How many vacancies the sitemap must name. */
async function countPublished(runtime: ReturnType<typeof createRuntime>): Promise<number> {
  const database = await getDatabase(runtime)
  await database.prepare("DELETE FROM statistic WHERE name = 'sitemap'").run()
  const sql = "SELECT count(*) AS count FROM vacancy WHERE status = 'published'"
  return (await database.prepare(sql).first<{ count: number }>())?.count ?? 0
}

async function run(): Promise<string[]> {
  const state = await prepareDatabase(vacancies, values.fresh, say)
  const runtime = createRuntime({ port: PORT, state, vars: { edge: { ORIGIN }, server: { ORIGIN } } })
  const faults: string[] = []
  try {
    await runtime.ready
    const published = await countPublished(runtime)
    const memory = watchMemory()
    const files = await readIndex(ORIGIN, faults)
    say(`${files.length} files in the index, ${published} vacancies in the database`)
    for (const locale of locales) {
      const mine = files.filter((file) => new URL(file).pathname.startsWith(`/${locale}/`))
      const { named, addresses, largest } = await walkSitemap(mine, faults, memory, say)
      if (named !== published) faults.push(`${locale}: ${named} vacancies named, ${published} there are`)
      say(`${locale}: ${mine.length} files, ${addresses} addresses, the largest file ${(largest / 1e6).toFixed(1)} MB`)
    }
    say(memory.report())
  } finally {
    await runtime.dispose()
  }
  return faults
}

const faults = await run()
for (const fault of faults) say(`FAULT ${fault}`)
say(faults.length > 0 ? `${faults.length} faults` : 'No fault')
process.exitCode = faults.length > 0 ? 1 : 0
