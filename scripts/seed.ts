import { parseArgs } from 'node:util'
import { claimData } from './claim-data.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'
import { prepareState } from './prepare-state.ts'
import { STATE } from './runtime.ts'

const { values } = parseArgs({
  options: {
    vacancies: { type: 'string', default: '1500' },
    reset: { type: 'boolean', default: false },
    'when-empty': { type: 'boolean', default: false },
  },
})
const vacancies = Number(values.vacancies)

if (!Number.isInteger(vacancies) || vacancies < 1) throw new Error('--vacancies takes a whole number from 1')
claimData(STATE)
await prepareState('npm run seed --', values.reset)

const started = performance.now()
const filled = await fillWhenEmpty(STATE, { vacancies })
if (!filled && !values['when-empty'])
  throw new Error('The database holds data already: add --reset to empty it first, or --when-empty to leave it')
if (filled) process.stdout.write(`${vacancies} vacancies in ${Math.round(performance.now() - started)} ms\n`)
