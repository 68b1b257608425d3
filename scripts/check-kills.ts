// Ends the product with kill -9 amid top-ups, confirmations by two admins and refunds. Fails if an acknowledged write is missing or doubled, or
// the books do not agree: npm run build && npm run check:kills [-- --rounds 20]
import './money/virtual-messages.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD } from './database.ts'
import { type Acknowledged, actUntilKilled, openPeople } from './money/kill-acts.ts'
import { openBrowser } from './race-browser.ts'
import { stateOf } from './test-folder.ts'

// Loaded after the texts can be.
const { findLosses } = await import('./money/kill-losses.ts')

const PORT = 8843
const ORIGIN = `http://localhost:${PORT}`
const STARTS_WITHIN = 180_000

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')

const state = stateOf('kills')
rmSync(state, { recursive: true, force: true })

/** The product in a process group of its own. */
async function start(): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(PORT), STATE: state, SKIP_BUILD: '1', CHEAP_PASSWORDS: 'on' }
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    ...{ detached: true, stdio: 'ignore' },
    env: { ...env, LIMIT_FACTOR: '100' },
  })
  for (const end = Date.now() + STARTS_WITHIN; Date.now() < end; await wait(200)) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`)
    if (
      await fetch(`${ORIGIN}/server/csrf-token`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child
  }
  throw new Error('the product does not answer')
}

async function kill({ pid }: ChildProcess): Promise<void> {
  if (pid) process.kill(-pid, 'SIGKILL')
  await wait(500)
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const known = new Map<string, Acknowledged>()
let wrong = 0
for (let round = 1; round <= rounds; round += 1) {
  const child = await start()
  const before = known.size
  try {
    const people = await openPeople(() => openBrowser(ORIGIN), DEMO_PASSWORD)
    const acting = actUntilKilled(people, round, (one) => known.set(`${one.kind} ${one.name}`, one))
    await wait(1500 + Math.random() * 4000)
    await kill(child)
    await acting
  } finally {
    if (child.exitCode === null && child.signalCode === null) await kill(child)
  }
  const losses = await findLosses(`${state}/v3`, [...known.values()])
  wrong += losses.length
  for (const loss of losses) say(`round ${round}: ${loss}`)
  say(`round ${round}: ${known.size - before} writes acknowledged before kill -9, ${losses.length} findings`)
}
say(`kills: ${rounds} rounds, ${known.size} acknowledged writes, ${wrong} findings`)
if (wrong > 0) process.exitCode = 1
