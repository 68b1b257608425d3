// Prints how much longer answers take for a known address than for an unknown one, and for a confirmed one than for one that is not,
// on a demo of its own: npm run build && npm run check:timing [-- --pairs 1000 --only unconfirmed]
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startDemo } from './demo.ts'
import { createTrials, type Trial } from './timing-trials.ts'

const PORT = 8837
const WARM_UP = 20
/** What an answer leaves to be done afterwards must not be measured in the next one. */
const PAUSE = 120

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '1000' }, only: { type: 'string', default: '' } },
})
const pairs = Number(values.pairs)
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs takes a whole number from 1')

const say = (line: string) => process.stdout.write(`${line}\n`)

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

/** Both kinds in an order that no one can foresee, each as often as its counterpart. */
async function measure({ name, kinds, send, expected }: Trial) {
  const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]))
  for (let pair = 0; pair < pairs + WARM_UP; pair += 1) {
    for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
      const { ms, status } = await send(kind, pair)
      if (status !== expected) throw new Error(`${name} answered ${status} to pair ${pair}, ${kind}`)
      if (pair >= WARM_UP) times.get(kind)?.push(ms)
      await wait(PAUSE)
    }
  }
  const medians = kinds.map((kind) => median(times.get(kind) ?? []))
  const gap = Math.abs((medians[0] ?? 0) - (medians[1] ?? 0)).toFixed(2)
  const said = kinds.map((kind, index) => `${kind} ${medians[index]?.toFixed(2)} ms`).join(', ')
  say(`${name}: ${pairs} pairs, ${said}, gap ${gap} ms`)
}

// All calls come from one network.
const demo = await startDemo('timing', PORT, { server: { LIMIT_FACTOR: '1000' } })
try {
  const trials = await createTrials(demo, pairs + WARM_UP)
  const chosen = trials.filter(({ name, kinds }) => [name, ...kinds].some((word) => word.startsWith(values.only)))
  if (!chosen.length) throw new Error(`--only ${values.only} names no trial and no kind`)
  for (const trial of chosen) await measure(trial)
} finally {
  await demo.runtime.dispose()
}
