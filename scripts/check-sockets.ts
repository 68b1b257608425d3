// A thousand open pages at once: after how long they hear of a message, and of one after a silence in which their objects slept, and are
// closed when their sessions end. Fails when one hears nothing or stays open:
// npm run build && npm run check:sockets [-- --sockets=1000 --sleep=60]
import { randomUUID } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import { DEMO_PASSWORD, getDatabase } from './database.ts'
import { startDemo } from './demo.ts'
import { openLines, type Reached, waitFor } from './many-sockets.ts'
import { type Answer, openBrowser, type RaceBrowser } from './race-browser.ts'

const PORT = 8845
/** The most that one account may have open. */
const EACH = 50

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '1000' }, sleep: { type: 'string', default: '60' } },
})
const members = Number(values.sockets) / EACH
const sleep = Number(values.sleep)
if (!Number.isInteger(members) || members < 2) throw new Error(`--sockets takes a multiple of ${EACH} from ${2 * EACH}`)
if (!(sleep >= 0)) throw new Error('--sleep takes seconds')

let isWhole = true

const say = (line: string) =>
  process.stdout.write(`${line} (load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores)\n`)

function report(what: string, { times, missing }: Reached): void {
  const within = (share: number) => `${Math.round(times[Math.ceil(times.length * share) - 1] ?? Number.NaN)} ms`
  say(`${what}: ${times.length} of ${times.length + missing}, 95 % within ${within(0.95)}, all within ${within(1)}`)
  if (missing > 0) isWhole = false
}

/** Recruiters of the demo company, so that a message to it is for the pages of all of them. */
async function addMembers(database: D1Database): Promise<{ companyId: string; emails: string[] }> {
  const owner = await database
    .prepare(
      "SELECT m.organisation_id AS id FROM organisation_member m JOIN account a ON a.id = m.account_id WHERE a.email = 'company@demo.example'",
    )
    .first<{ id: string }>()
  const companyId = owner?.id ?? ''
  const emails = Array.from({ length: members }, (_, index) => `sockets-${index}@recruiter.example`)
  const rows = JSON.stringify(emails.map((email) => [randomUUID(), email]))
  await database.batch([
    database
      .prepare(
        `INSERT INTO account (id, email, password_hash, role, language, email_verified_at, created_at, updated_at)
          SELECT value ->> 0, value ->> 1, (SELECT password_hash FROM account WHERE email = 'newcomer@demo.example'),
            'company', 'en', 1, 1, 1 FROM json_each(?)`,
      )
      .bind(rows),
    database
      .prepare(
        `INSERT INTO organisation_member (account_id, organisation_id, role, created_at, updated_at)
          SELECT value ->> 0, ?, 'recruiter', 1, 1 FROM json_each(?)`,
      )
      .bind(companyId, rows),
  ])
  return { companyId, emails }
}

function demandDone(what: string, { status }: Answer): void {
  if (status >= 300) throw new Error(`${what} answered ${status}`)
}

async function signIn(email: string): Promise<RaceBrowser> {
  const browser = openBrowser(demo.origin)
  demandDone('signing in', await browser.post('/server/security/auth/login', { email, password: DEMO_PASSWORD }))
  return browser
}

type Recruiter = { email: string; browser: RaceBrowser }

/** Each prepared before the first is measured; gives the act itself. */
const ENDS: Record<string, (recruiter: Recruiter) => Promise<() => Promise<Answer>>> = {
  'signing out': async ({ browser }) => {
    await browser.prepare()
    return () => browser.post('/server/security/auth/logout', {})
  },
  'another device that ended all others': async ({ email }) => {
    const other = await signIn(email)
    await other.prepare()
    return () => other.remove('/server/user/session')
  },
}

const demo = await startDemo('sockets', PORT, { vacancies: 50 })
try {
  const { companyId, emails } = await addMembers(await getDatabase(demo.runtime))
  const seafarer = await signIn('seaman@demo.example')
  const recruiters: Recruiter[] = []
  for (const email of emails) recruiters.push({ email, browser: await signIn(email) })

  const opening = performance.now()
  const cookies = recruiters.map(({ browser }) => browser.cookie())
  const lines = await openLines(demo.origin, cookies, EACH)
  const all = lines.flat()
  say(`${all.length} sockets of ${members} accounts opened in ${Math.round(performance.now() - opening)} ms`)

  const write = async (what: string): Promise<void> => {
    for (const line of all) line.heardAt = undefined
    await seafarer.prepare()
    const message = { text: `A message ${what}`, key: randomUUID(), files: [] }
    const since = performance.now()
    const to = { kind: 'company', id: companyId }
    demandDone('writing', await seafarer.post('/server/inbox/thread', { to, ...message }))
    const answered = Math.round(performance.now() - since)
    report(`a message ${what}, answered after ${answered} ms, heard`, await waitFor(all, 'heardAt', since))
  }
  await write('to open pages')
  await wait(sleep * 1000)
  say(`${all.filter(({ closedAt }) => closedAt === undefined).length} sockets open after ${sleep} s of silence`)
  await write(`after ${sleep} s of silence`)

  for (const [index, [name, prepare]] of Object.entries(ENDS).entries()) {
    const share = Math.ceil(members / Object.keys(ENDS).length)
    const [from, to] = [index * share, (index + 1) * share]
    const acts = await Promise.all(recruiters.slice(from, to).map(prepare))
    const ended = lines.slice(from, to).map(async (own, at) => {
      const since = performance.now()
      demandDone(name, (await acts[at]?.()) ?? { status: 500 })
      return waitFor(own, 'closedAt', since)
    })
    const reached = await Promise.all(ended)
    report(`T15: closed by ${name}`, {
      times: reached.flatMap(({ times }) => times).toSorted((a, b) => a - b),
      missing: reached.reduce((sum, { missing }) => sum + missing, 0),
    })
  }
  for (const line of all) line.end()
} finally {
  await demo.runtime.dispose()
}
if (!isWhole) process.exitCode = 1
