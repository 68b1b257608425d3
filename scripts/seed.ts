import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getDatabase, isEmpty, migrate } from './database.ts'
import { fillDemo } from './demo.ts'
import { createRuntime, isBuilt, STATE } from './runtime.ts'

const { values } = parseArgs({
  options: { vacancies: { type: 'string', default: '1500' }, reset: { type: 'boolean', default: false } },
})
const vacancies = Number(values.vacancies)

if (!Number.isInteger(vacancies) || vacancies < 1) throw new Error('--vacancies takes a whole number from 1')
if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')
if (values.reset) rmSync(STATE, { recursive: true, force: true })

const runtime = createRuntime({ port: 0 })
await runtime.ready
const database = await getDatabase(runtime)
await migrate(database)
if (!(await isEmpty(database))) {
  await runtime.dispose()
  throw new Error('The database holds data already: add --reset to empty it first')
}
const started = performance.now()
await fillDemo(runtime, database, { vacancies })
process.stdout.write(`${vacancies} vacancies in ${Math.round(performance.now() - started)} ms\n`)
await runtime.dispose()
