// Orders of mailings to many agencies, with the pace of new mail domains and processes that end; what left is compared with rows, orders and books:
// npm run check:mailings [-- --orders 2000 --agencies 50 --kills 20]
import './money/virtual-messages.ts'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { migrate, readRows } from '#tests/money/database.ts'

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    agencies: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
  },
})
const [orders, agencies, kills] = (['orders', 'agencies', 'kills'] as const).map((name) => {
  const value = Number(values[name])
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1`)
  return value
}) as [number, number, number]

// Loaded after the texts can be.
const { loadServerIntl } = await import('#src/i18n/load-server-intl.ts')
const { createMailings, simulateMany } = await import('./mailing/many-mailings.ts')
const { compareMailings } = await import('./mailing/compare-mailings.ts')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const readHeap = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 2 ** 20
}
const say = (text: string) => process.stdout.write(`${text}\n`)
const started = performance.now()

for (const code of LOCALE_CODES) await loadServerIntl(code)
console.error = () => {}
const mailings = await createMailings(migrate(), agencies)
const { database } = mailings.world
const countChanges = () => readRows<{ count: number }>(database, 'SELECT total_changes() AS count')[0]?.count ?? 0

const changesBefore = countChanges()
const marks = [orders * agencies * 0.1, orders * agencies * 0.9]
const heaps: number[] = []
await simulateMany(mailings, {
  ...{ orders, agencies, kills },
  onStep: () => {
    const mark = marks[heaps.length]
    if (mark !== undefined && mailings.sink.count() >= mark) heaps.push(readHeap())
  },
})
const written = countChanges() - changesBefore
const letters = mailings.sink.count()
const findings = await compareMailings(mailings)
for (const finding of findings) say(finding)

const sql =
  "SELECT state || ', ' || settled AS name, count(*) AS count FROM mailing_recipient GROUP BY 1 ORDER BY 2 DESC"
for (const { name, count } of readRows<{ name: string; count: number }>(database, sql)) say(`  ${count} × ${name}`)
say(
  `mailings: ${orders} orders, ${letters} letters, ${(written / letters).toFixed(1)} rows written for each letter, heap ${heaps.map((heap) => heap.toFixed(1)).join(' and ')} MB at a tenth and nine tenths, ${mailings.kills} kills; ${findings.length} findings, ${Math.round((performance.now() - started) / 1000)} s`,
)
if (findings.length > 0) process.exitCode = 1
