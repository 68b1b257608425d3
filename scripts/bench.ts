import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus } from 'node:os'
import { Miniflare, type MiniflareOptions } from 'miniflare'
import { buildPlainPage } from './bench/build-plain-page.ts'
import { DEMO_PASSWORD } from './database.ts'
import { BROWSER_AGENT, startDemo } from './demo.ts'
import { edgeWorker, isBuilt } from './runtime.ts'
import { signInOverHttp } from './sign-in.ts'

const REAL_PORT = 8801
const EDGE_PORT = 8802
const CONSTANT_PORT = 8803
const PLAIN_PORT = 8805
const ORIGIN = `http://localhost:${REAL_PORT}`
const ROUNDS = 5
const REQUESTS = 60

const say = (line = '') => process.stdout.write(`${line}\n`)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Answer = { status: number; body: string }

function send(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const all = { host: `localhost:${REAL_PORT}`, 'user-agent': BROWSER_AGENT, 'accept-encoding': 'identity', ...headers }
  return new Promise((done, failed) => {
    get({ host: '127.0.0.1', port, path, agent, headers: all }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
    }).on('error', failed)
  })
}

type Recorded = { answers: Record<string, string>; page: string; cookie: string; signIn: number[] }

/** Runs the whole product once, and keeps what the server answers to the calls of the measured pages. */
async function record(): Promise<Recorded> {
  const { runtime } = await startDemo('bench', REAL_PORT)
  const { cookie } = await signInOverHttp(ORIGIN, 'seaman@demo.example', DEMO_PASSWORD)
  const answers: Record<string, string> = {}
  for (const path of ['/server/vacancy', '/server/withdrawal', '/server/security/auth/session', '/server/csrf-token']) {
    answers[path] = (await send(REAL_PORT, path, { cookie })).body
  }
  const page = (await send(REAL_PORT, '/vacancy')).body
  const signIn: number[] = []
  for (let index = 0; index < 5; index += 1) {
    signIn.push((await signInOverHttp(ORIGIN, 'seaman@demo.example', DEMO_PASSWORD)).ms)
  }
  await runtime.dispose()
  return { answers, page, cookie, signIn }
}

const module = (script: string) => ({
  modules: true,
  script,
  compatibilityDate: '2026-07-01',
  compatibilityFlags: ['nodejs_compat'],
})
const socket = (port: number) => ({ unsafeDirectSockets: [{ host: '127.0.0.1', port }] })

/**
 * The edge alone in a process, beside a Worker with one constant page and one that draws the same list with React alone: the server's answers are replayed and the data
 * centre's cache is off, so that no database and no simulated cache is measured as if it were the edge.
 */
async function startMeasured({ answers, page }: Recorded): Promise<Miniflare> {
  // The edge is bound to the server's schedule as well, which nothing measured asks for.
  const replay = `import { WorkerEntrypoint } from 'cloudflare:workers'
export class Schedule extends WorkerEntrypoint {}
const answers = ${JSON.stringify(answers)}
export default { fetch: (request) => new Response(answers[new URL(request.url).pathname], { headers: { 'content-type': 'application/json' } }) }`
  const constant = `const page = ${JSON.stringify(page)}
export default { fetch: () => new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`
  const plain = await buildPlainPage(answers['/server/vacancy'] ?? '')
  const options = {
    workers: [
      { ...edgeWorker({ ORIGIN }), assets: undefined, cache: false, ...socket(EDGE_PORT) },
      { name: 'gangway-server', ...module(replay) },
      { name: 'constant', ...module(constant), ...socket(CONSTANT_PORT) },
      { name: 'plain', ...module(plain), ...socket(PLAIN_PORT) },
    ],
  }
  const runtime = new Miniflare(options as unknown as MiniflareOptions)
  await runtime.ready
  return runtime
}

/** CPU milliseconds that a process has used so far, from the kernel's own book-keeping. */
function cpuTime(pid: number): number {
  const threads = execFileSync('ls', [`/proc/${pid}/task`], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

const runtimePid = (): number =>
  Number(
    execFileSync('pgrep', ['-P', String(process.pid), '-f', 'workerd'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .at(-1),
  )

/** What figures are compared with: how fast the machine is, and how fast it is at React. */
const BASE = 'constant page'
const PLAIN = 'plain renderToString'

type Target = { name: string; budget?: number; requests: number; next: (index: number) => Promise<Answer> }

async function measure(target: Target, pid: number, from: number, count: number): Promise<number> {
  const before = cpuTime(pid)
  for (let index = from; index < from + count; index += 1) {
    const { status, body } = await target.next(index)
    if (status !== 200 || !body.endsWith('</html>')) throw new Error(`${target.name} answered ${status}`)
  }
  return (cpuTime(pid) - before) / count
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function report(targets: Target[], figures: Map<string, number[]>, { page, signIn }: Recorded) {
  const [cpu] = cpus()
  say(
    `${cpus().length} cores, ${cpu?.model ?? 'unknown'}; page of ${Math.round(page.length / 1000)} kB; median of ${ROUNDS} paired rounds\n`,
  )
  for (const { name, budget } of targets) {
    const own = figures.get(name) ?? []
    const ratioTo = (other: string) => median(own.map((value, round) => value / (figures.get(other)?.[round] ?? 1)))
    const [toBase, toPlain] = [ratioTo(BASE).toFixed(1).padStart(6), ratioTo(PLAIN).toFixed(2).padStart(6)]
    const limit = budget ? `(budget ${budget}×)` : ''
    say(`${name.padEnd(22)} ${median(own).toFixed(3).padStart(8)} ms CPU  ${toBase}×  ${toPlain}×  ${limit}`.trimEnd())
  }
  say(`\nSigning in, mostly the password hash: ${median(signIn).toFixed(0)} ms a time`)
}

async function bench() {
  if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')
  const recorded = await record()
  const runtime = await startMeasured(recorded)
  const pid = runtimePid()
  const { cookie } = recorded
  const targets: Target[] = [
    { name: BASE, requests: 5 * REQUESTS, next: () => send(CONSTANT_PORT, '/') },
    { name: PLAIN, requests: REQUESTS, next: () => send(PLAIN_PORT, '/') },
    { name: 'document, cached', budget: 1.5, requests: 5 * REQUESTS, next: () => send(EDGE_PORT, '/vacancy') },
    {
      name: 'document, rendered',
      budget: 10,
      requests: REQUESTS,
      next: (index) => send(EDGE_PORT, `/vacancy?page=${index}`),
    },
    {
      name: 'app page',
      budget: 20,
      requests: REQUESTS,
      next: (index) => send(EDGE_PORT, `/vacancy?page=${index}`, { cookie }),
    },
  ]
  const figures = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  // Each page is asked for once, so that none comes from memory; pages end at 500.
  for (const target of targets) await measure(target, pid, 2, 3 * REQUESTS)
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const target of targets) {
      figures.get(target.name)?.push(await measure(target, pid, (2 + round) * REQUESTS + 2, target.requests))
    }
  }
  report(targets, figures, recorded)
  await runtime.dispose()
}

await bench()
