// A simulated year of money for each seed, the books of some checked by foreign bookkeepers, and planted corruptions that must be found:
// npm run check:money [-- --seeds 2000 --from 1 --acts 200 --trades 200 --exports 100 --corruptions 200]
import './money/virtual-messages.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ACTS_OF_A_YEAR } from '#tests/money/acts-of-a-year.ts'
import { installBookkeepers } from './money/bookkeepers.ts'
import { simulateYears } from './money/simulate-years.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    acts: { type: 'string', default: String(ACTS_OF_A_YEAR) },
    trades: { type: 'string', default: '200' },
    exports: { type: 'string', default: '100' },
    corruptions: { type: 'string', default: '200' },
  },
})
const [seeds, from, acts, trades, exported, corruptions] = (
  ['seeds', 'from', 'acts', 'trades', 'exports', 'corruptions'] as const
).map((name) => {
  const value = Number(values[name])
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} takes a whole number from 0`)
  return value
}) as [number, number, number, number, number, number]

installBookkeepers()
// Loaded after the texts can be.
const { checkExports, checkCorruptions } = await import('./money/check-books.ts')

const say = (text: string) => process.stdout.write(`${text}\n`)
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)
const folder = mkdtempSync(join(tmpdir(), 'gangway-money-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
let wrong = 0
const complain = (text: string) => {
  wrong += 1
  say(text)
}

const started = performance.now()
const total = { years: 0, trades: 0, traded: 0, acts: 0, crashes: 0, together: 0, entries: 0 }
const books = new Map<number, Uint8Array>()
await simulateYears(
  Array.from({ length: seeds }, (_, place) => String(from + place)),
  { acts, trades, books: Math.max(exported, 1) },
  ({ seed, figures, findings, bytes, trades: traded }) => {
    total.years += 1
    total.traded += traded
    if (traded > 0) total.trades += 1
    for (const name of ['acts', 'crashes', 'together'] as const) total[name] += figures[name]
    total.entries += Object.values(figures.entries).reduce((sum, count) => sum + count, 0)
    if (bytes && findings.length === 0) books.set(Number(seed), bytes)
    for (const finding of findings) complain(`seed ${seed}: ${finding}`)
  },
)
say(
  `money: ${total.years} years, ${total.acts} acts, ${total.entries} entries, ${total.together} of them at the same time, ${total.crashes} crashes; ${total.trades} years of cards, pay-backs and orders, ${total.traded} acts; ${wrong} findings, ${secondsSince(started)} s`,
)

const exporting = performance.now()
const refused = exported > 0 ? await checkExports(folder, books) : []
refused.forEach(complain)
say(
  `exports: ${books.size - refused.length} of ${books.size} accepted by hledger and bean-check, ${secondsSince(exporting)} s`,
)

const planting = performance.now()
const { missed, kinds } = await checkCorruptions(folder, [...books.values()], corruptions)
missed.forEach(complain)
for (const [kind, count] of [...kinds].sort()) say(`  ${count} × ${kind}`)
say(
  `corruptions: ${corruptions - missed.length} of ${corruptions} named by reconciliation and refused as exports, ${secondsSince(planting)} s`,
)
if (wrong > 0) process.exitCode = 1
