import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { DEMO_PASSWORD, getDatabase, migrate, seed } from './database.ts'
import { createRuntime, isBuilt } from './runtime.ts'
import { signInOverHttp } from './sign-in.ts'

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
const [EDGE_PORT, SERVER_PORT, CONSTANT_PORT] = [8801, 8802, 8803]
const STATE = resolve('.wrangler/bench')
const ROUNDS = 5
const REQUESTS = 60
const WARM_UP = 60

const say = (line = '') => process.stdout.write(`${line}\n`)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Answer = { status: number; body: Buffer; headers: Record<string, string | string[] | undefined> }

function send(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    const message = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        headers: {
          host: `localhost:${EDGE_PORT}`,
          'user-agent': USER_AGENT,
          'accept-encoding': 'identity',
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts), headers: answer.headers }),
        )
      },
    )
    message.on('error', failed)
    message.end()
  })
}

/** CPU seconds that a process has used so far, from the kernel's own book-keeping. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** Process ids of the runtimes that this script has started, newest last. */
const runtimePids = (): number[] =>
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'workerd'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

type Target = { name: string; budget?: number; next: (index: number) => Promise<Answer> }

async function measure(target: Target, pid: number, from: number, count: number): Promise<number> {
  const before = cpuSeconds(pid)
  for (let index = from; index < from + count; index += 1) {
    const answer = await target.next(index)
    if (answer.status !== 200)
      throw new Error(`${target.name} answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`)
  }
  return ((cpuSeconds(pid) - before) / count) * 1000
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const signIn = () => signInOverHttp(`http://localhost:${EDGE_PORT}`, 'seaman@demo.example', DEMO_PASSWORD)

/** A Worker that answers with one constant page of the given size: what every figure is compared with. */
async function startConstant(body: string) {
  const { Miniflare } = await import('miniflare')
  const script = `const body = ${JSON.stringify(body)}
export default { fetch: () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`
  const runtime = new Miniflare({
    modules: true,
    script,
    host: '127.0.0.1',
    port: 0,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: CONSTANT_PORT }],
  } as never)
  await runtime.ready
  return runtime
}

async function bench() {
  if (!isBuilt()) throw new Error('Nothing is built yet: run npm run build first')
  rmSync(STATE, { recursive: true, force: true })
  const origin = `http://localhost:${EDGE_PORT}`
  // Server and edge run in processes of their own, so that the edge's figure holds no database work.
  const server = createRuntime({
    port: 0,
    serverPort: SERVER_PORT,
    state: STATE,
    vars: { server: { ORIGIN: origin, EDGE_SECRET: 'bench' } },
  })
  await server.ready
  const database = await getDatabase(server)
  await migrate(database)
  await seed(database)
  const edge = createRuntime({
    port: 0,
    edgePort: EDGE_PORT,
    state: `${STATE}-edge`,
    vars: { edge: { ORIGIN: origin, SERVER_ORIGIN: `http://127.0.0.1:${SERVER_PORT}`, EDGE_SECRET: 'bench' } },
  })
  await edge.ready
  const list = await send(EDGE_PORT, '/vacancy')
  const constant = await startConstant(list.body.toString())
  const [, edgePid, constantPid] = runtimePids() as [number, number, number]
  const session = await signIn()
  const targets: (Target & { pid: number })[] = [
    { name: 'constant page', pid: constantPid, next: () => send(CONSTANT_PORT, '/') },
    { name: 'document, cached', budget: 1.5, pid: edgePid, next: () => send(EDGE_PORT, '/vacancy') },
    {
      name: 'document, rendered',
      budget: 10,
      pid: edgePid,
      next: (index) => send(EDGE_PORT, `/vacancy?payFrom=${index}`),
    },
    {
      name: 'app page',
      budget: 20,
      pid: edgePid,
      next: (index) => send(EDGE_PORT, `/vacancy?payFrom=${index}`, { cookie: session.cookie }),
    },
  ]
  const figures = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  let from = 1
  for (const target of targets) await measure(target, target.pid, from, WARM_UP)
  from += WARM_UP
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) {
      const count = target.budget === undefined || target.budget < 2 ? REQUESTS * 10 : REQUESTS
      figures.get(target.name)?.push(await measure(target, target.pid, from, count))
    }
    from += REQUESTS
  }
  report(targets, figures, list.body.length)
  const logins = [session.ms]
  for (let index = 0; index < 4; index += 1) logins.push((await signIn()).ms)
  say(`\nSigning in, mostly the password hash: ${median(logins).toFixed(0)} ms a time`)
  await Promise.all([server.dispose(), edge.dispose(), constant.dispose()])
}

function report(targets: Target[], figures: Map<string, number[]>, bytes: number) {
  const [cpu] = cpus()
  say(
    `${cpus().length} cores, ${cpu?.model ?? 'unknown'}; page of ${Math.round(bytes / 1000)} kB; median of ${ROUNDS} paired rounds\n`,
  )
  const base = median(figures.get('constant page') ?? [])
  for (const { name, budget } of targets) {
    const ms = median(figures.get(name) ?? [])
    say(
      `${name.padEnd(20)} ${ms.toFixed(3).padStart(8)} ms CPU  ${(ms / base).toFixed(1).padStart(6)}×${budget ? `  (budget ${budget}×)` : ''}`,
    )
  }
}

await bench()
