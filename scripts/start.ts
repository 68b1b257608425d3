import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import { readSocialProviders } from '#src/server/platform/social-providers.ts'
import { readStripeSettings } from '#src/server/platform/stripe-settings.ts'
import { claimData } from './claim-data.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './database.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'
import { keepSchedule } from './keep-schedule.ts'
import { prepareState } from './prepare-state.ts'
import { createRuntime, runSchedule, STATE } from './runtime.ts'
import { serveDatabase } from './serve-database.ts'

const PORT = Number(process.env.PORT ?? 8787)
const HOST = process.env.HOST ?? '127.0.0.1'
/** The address at which a wildcard host is reached. */
const NEAREST: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
/** Variables of the server Worker that anyone who starts it may set. */
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS', 'STRIPE_CURRENCIES', 'STRIPE_API_BASE']
const SETTINGS = ['SOCIAL_PROVIDERS', 'LIMIT_FACTOR', 'CHEAP_PASSWORDS', ...STRIPE]
const settings = Object.fromEntries(SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

const say = (line = '') => process.stdout.write(`${line}\n`)

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const isPortFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })

/** Ends with what is wrong, instead of with a stack. */
function attempt(act: () => void) {
  try {
    act()
  } catch (error) {
    fail((error as Error).message)
  }
}

async function buildWorkers() {
  say('Building …')
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}

async function start() {
  if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65_535)
    fail(`PORT must be a number between 1 and 65535, not "${process.env.PORT}".`)
  // The server would refuse every request and say why in a log only.
  attempt(() => readSocialProviders(settings.SOCIAL_PROVIDERS, { allowsLocal: true }))
  attempt(() => readStripeSettings(settings, { allowsLocal: true }))
  attempt(() => claimData(STATE))
  if (!(await isPortFree(PORT)))
    fail(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=8788 npm start`)
  await prepareState('npm start --', process.argv.includes('--reset'))
  if (process.env.SKIP_BUILD !== '1') await buildWorkers()
  await fillWhenEmpty(STATE, { onFill: () => say('Filling the empty database with the demo fleet …') })
  const origin = `http://localhost:${PORT}`
  const runtime = createRuntime({
    port: PORT,
    host: HOST,
    vars: {
      edge: { ORIGIN: origin },
      server: { ORIGIN: origin, ...settings },
    },
  })
  const stop = async () => {
    await runtime.dispose()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await runtime.ready
  // Set by the journeys only.
  if (process.env.DATABASE_PORT) serveDatabase(runtime, Number(process.env.DATABASE_PORT))
  say(`\nGangway runs at ${origin}  (Ctrl-C ends it; mail it sends is kept at ${origin}/dev/mail)\n`)
  say(`Demo accounts, password of all: ${DEMO_PASSWORD}`)
  for (const account of DEMO_ACCOUNTS) say(`  ${account}`)
  // From here on: while the database was filled nothing answered either.
  const workerData = { host: NEAREST[HOST] ?? HOST, port: PORT, path: '/_build' }
  const watcher = new Worker(new URL('./watch-runtime.ts', import.meta.url), { workerData })
  watcher.once('message', fail)
  watcher.unref()
  await keepSchedule(() => runSchedule(runtime))
}

await start()
