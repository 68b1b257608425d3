import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { openStorage } from '../../../scripts/runtime.ts'
import { getStorageDatabase } from '../../../scripts/storage-database.ts'
import { stateOf } from '../../../scripts/test-folder.ts'
import { IS_FULL } from '../../support/full.ts'
import { PORTS } from '../support/ports.ts'

/** What people start by hand, started by hand: each in a folder and on a port of its own. */
const START = { script: 'scripts/start.ts', port: PORTS.start, state: stateOf('start') }
/** The line of docs/commands.md, with another port and the data of the start before. */
const WRANGLER = {
  port: PORTS.wrangler,
  line: () => {
    const [, command = ''] =
      /&& npx (wrangler dev [^`]+) --persist-to/.exec(readFileSync('docs/commands.md', 'utf8')) ?? []
    return ['npx', ...command.split(' '), '--persist-to', START.state, '--port', String(PORTS.wrangler)]
  },
}
const DEVELOPMENT = { script: 'scripts/dev.ts', port: PORTS.development, state: stateOf('development') }

type Program = typeof START

const markOf = ({ state }: Program) => `${state}/v3.filling`
const programs: ChildProcess[] = []

function execute(command: string, words: readonly string[], settings: Record<string, string> = {}): ChildProcess {
  const program = spawn(command, words, { env: { ...process.env, ...settings }, stdio: 'ignore', detached: true })
  programs.push(program)
  return program
}

const run = ({ script, port, state }: Program) =>
  execute('node', [script], { PORT: String(port), STATE: state, SKIP_BUILD: '1', SCHEDULE_SECONDS: '1' })

/** With all that it started. */
const end = (program: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    process.kill(-(program.pid as number), 'SIGKILL')
  })

const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)

async function askUntilAnswered(port: number, path: string): Promise<Response> {
  for (;;) {
    const answer = await ask(port, path)
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const countedAt = async (port: number): Promise<number | undefined> => {
  const answer = await ask(port, '/server/pay')
  return answer?.ok ? (await answer.json()).countedAt : undefined
}

/** The market is counted again by every run of the schedule, and otherwise only after ten minutes. */
async function expectRuns(port: number, runs: number): Promise<void> {
  const seen = new Set<number | undefined>()
  await expect.poll(async () => seen.add(await countedAt(port)).size, { timeout: 120_000 }).toBeGreaterThan(runs)
}

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test.beforeAll(() => {
  for (const { state } of [START, DEVELOPMENT]) rmSync(state, { recursive: true, force: true })
})

test.afterEach(async () => {
  await Promise.all(programs.splice(0).map(end))
})

test('a start that is ended while it fills the database is begun again by the next, which answers with the whole fleet from its first answer on', async () => {
  const first = run(START)
  await expect.poll(() => existsSync(markOf(START)), { timeout: 120_000 }).toBe(true)
  expect(await ask(START.port, '/server/overview')).toBeUndefined()
  await end(first)
  expect(existsSync(markOf(START))).toBe(true)

  run(START)
  const answer = await askUntilAnswered(START.port, '/server/overview')
  const { openVacancies, verifiedEmployers, wanted, agencies } = await answer.json()
  expect(openVacancies).toBeGreaterThan(1_000)
  expect(verifiedEmployers).toBeGreaterThan(0)
  expect(wanted.length * agencies.length).toBeGreaterThan(0)
  expect(existsSync(markOf(START))).toBe(false)
})

/** As a power cut leaves them: handed to a queue that is gone. */
async function leaveJobsUnderWay({ state }: Program): Promise<void> {
  const storage = openStorage(resolve(state, 'v3'))
  await getStorageDatabase(storage)
    .prepare('UPDATE job_run SET queued_at = ?, finished_at = NULL, failed_at = NULL')
    .bind(Date.now())
    .run()
  await storage.dispose()
}

test('what fills the database takes statements from no one else', async () => {
  const storage = openStorage(resolve(START.state, 'v3'))
  const body = JSON.stringify({ method: 'batch', statements: [{ sql: 'DELETE FROM vacancy', params: [] }] })
  const answer = await fetch(await storage.ready, { method: 'POST', body })
  const left = await getStorageDatabase(storage)
    .prepare('SELECT count(*) AS count FROM vacancy')
    .first<{ count: number }>()
  await storage.dispose()
  expect(answer.status).toBe(403)
  expect(left?.count).toBeGreaterThan(1_000)
})

test('npm start runs the schedule at once and then again and again, whatever was under way when the last one ended, and a second one on the same data ends at once', async () => {
  await leaveJobsUnderWay(START)
  run(START)
  await expectRuns(START.port, 3)
  const second = run({ ...START, port: PORTS.secondStart })
  await expect.poll(() => second.exitCode, { timeout: 60_000 }).toBe(1)
  expect((await ask(START.port, '/server/overview'))?.status).toBe(200)
})

if (IS_FULL)
  test('wrangler dev with both configurations answers from the same data, and runs the schedule when it is called', async () => {
    const [command = '', ...words] = WRANGLER.line()
    execute(command, words, { WRANGLER_SEND_METRICS: 'false' })
    const answer = await askUntilAnswered(WRANGLER.port, '/server/overview')
    expect((await answer.json()).openVacancies).toBeGreaterThan(1_000)
    const before = await countedAt(WRANGLER.port)
    expect((await ask(WRANGLER.port, '/cdn-cgi/handler/scheduled'))?.status).toBe(200)
    await expect
      .poll(() => countedAt(WRANGLER.port), { timeout: 60_000 })
      .toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
  })

/** Runs a program to its end. */
const runOut = (script: string, ...words: string[]) => {
  const env = { ...process.env, PORT: String(START.port), STATE: START.state, SKIP_BUILD: '1' }
  return spawnSync('node', [script, ...words], { env, encoding: 'utf8' })
}

async function askStorage(sql: string): Promise<number | undefined> {
  const storage = openStorage(resolve(START.state, 'v3'))
  const row = await getStorageDatabase(storage).prepare(sql).first<{ count: number }>()
  await storage.dispose()
  return row?.count
}

test('data of another build are refused in one sentence and kept, and --reset begins with new ones', async () => {
  await askStorage("UPDATE d1_migrations SET name = '0001_initial.sql' WHERE id = 1")
  for (const script of ['scripts/start.ts', 'scripts/dev.ts', 'scripts/seed.ts']) {
    const { status, stderr } = runOut(script)
    expect(status, script).toBe(1)
    expect(stderr, script).toMatch(/^The data in \S+ belong to another build: run ".+ --reset" to .+\.\n$/)
  }
  expect(await askStorage('SELECT count(*) AS count FROM vacancy')).toBeGreaterThan(1_000)
  expect(runOut('scripts/seed.ts', '--reset', '--vacancies', '20').status).toBe(0)
  expect(await askStorage("SELECT count(*) AS count FROM vacancy WHERE status = 'published'")).toBe(20)
})

if (IS_FULL)
  test('npm run dev makes the tables and runs the schedule too', async () => {
    run(DEVELOPMENT)
    await expectRuns(DEVELOPMENT.port, 3)
  })
