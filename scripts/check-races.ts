// Two processes on one database: sign-ins and confirmations under way against what ends them. Fails when one outlives it:
// npm run build && npm run check:races [-- --rounds 16]
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DEMO_PASSWORD, getDatabase } from './database.ts'
import { startDemo } from './demo.ts'
import { type Answer, Locked, openBrowser, type RaceBrowser } from './race-browser.ts'
import { createRuntime } from './runtime.ts'
import { stateOf } from './test-folder.ts'

const PORT = 8841
const NEW = 'bright morning tide'
/** About as long as a hash takes: ends begin at any moment of it. */
const WITHIN = 200
const MAIL_WITHIN = 20_000

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '16' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1')

const demo = await startDemo('races', PORT, { vacancies: 50 })
const origin = `http://localhost:${PORT + 1}`
const second = createRuntime({
  port: PORT + 1,
  state: stateOf('races'),
  vars: { edge: { ORIGIN: origin }, server: { ORIGIN: origin } },
})
await second.ready
const database = await getDatabase(demo.runtime)

type Round = { email: string; own: RaceBrowser; other: RaceBrowser }

const passwords = { password: NEW, passwordConfirm: NEW }

function lock(): never {
  throw new Locked()
}

async function askForReset(email: string): Promise<string> {
  await openBrowser(demo.origin).post('/server/security/auth/forgot', { email })
  for (const end = Date.now() + MAIL_WITHIN; Date.now() < end; ) {
    const sql = "SELECT text FROM sent_mail WHERE recipient = ? AND text LIKE '%reset-password?token=%'"
    const mail = await database.prepare(sql).bind(email).first<{ text: string }>().catch(lock)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token) return token
    await wait(200)
  }
  // The mail is written after the answer: nothing reports it if the other process had locked the database.
  return lock()
}

/** Prepared before the race; gives the act itself. */
const ENDS: Record<string, (round: Round) => Promise<() => Promise<Answer>>> = {
  'a change of the password':
    async ({ own }) =>
    () =>
      own.put('/server/security/password', passwords),
  'a new password by a mailed link': async ({ email }) => {
    const token = await askForReset(email)
    return () => openBrowser(demo.origin).post('/server/security/auth/reset', { token, ...passwords })
  },
  'signing out':
    async ({ other }) =>
    () =>
      other.twin(demo.origin).post('/server/security/auth/logout', {}),
}
const STARTS: Record<string, (round: Round) => () => Promise<Answer>> = {
  'a sign-in':
    ({ email, other }) =>
    () =>
      other.post('/server/security/auth/login', { email, password: DEMO_PASSWORD }),
  'a confirmation':
    ({ other }) =>
    () =>
      other.post('/server/security/auth/confirm', { password: DEMO_PASSWORD }),
}

const signIn = async (at: string, email: string): Promise<RaceBrowser> => {
  const browser = openBrowser(at)
  const { status } = await browser.post('/server/security/auth/login', { email, password: DEMO_PASSWORD })
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  return browser
}

/** The result of one round: refused by its batch, over before it, or alive although what ends it was done. */
async function race(email: string, start: string, end: string): Promise<'late' | 'early' | 'outlived'> {
  const round = { email, own: await signIn(demo.origin, email), other: await signIn(origin, email) }
  const finish = await (ENDS[end] as (typeof ENDS)[string])(round)
  const begin = (STARTS[start] as (typeof STARTS)[string])(round)
  await round.other.prepare()
  const [begun, ended] = await Promise.all([begin(), wait(Math.random() * WITHIN).then(finish)])
  if (ended.status !== 200) throw new Error(`${end} answered ${ended.status}`)
  const isAlive = begun.status === 200 && (await round.other.isSignedIn())
  if (isAlive) return 'outlived'
  return begun.status === 401 ? 'late' : 'early'
}

const PEOPLE = "SELECT email FROM account WHERE role = 'seaman' AND email NOT LIKE '%@demo.example' ORDER BY id"
const people = (await database.prepare(PEOPLE).all<{ email: string }>()).results.map(({ email }) => email)

async function runRound(start: string, end: string) {
  const email = people.pop()
  if (email === undefined) throw new Error('nobody is left to race with')
  try {
    return await race(email, start, end)
  } catch (error) {
    if (error instanceof Locked) return 'locked'
    throw error
  }
}

let outlived = 0
try {
  for (const start of Object.keys(STARTS)) {
    for (const end of Object.keys(ENDS)) {
      const found = { late: 0, early: 0, outlived: 0, locked: 0 }
      while (found.late + found.early + found.outlived < rounds) found[await runRound(start, end)] += 1
      outlived += found.outlived
      const words = `${found.late} refused, ${found.early} over before, ${found.outlived} outlived it`
      process.stdout.write(`F2: ${start} against ${end}, two processes, ${rounds} rounds: ${words}\n`)
    }
  }
} finally {
  await Promise.all([demo.runtime.dispose(), second.dispose()])
}
if (outlived > 0) process.exitCode = 1
