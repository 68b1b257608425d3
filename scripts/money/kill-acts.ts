import { Locked, openBrowser, type RaceBrowser } from '../race-browser.ts'

/** A write that was answered: `name` is by what the database knows it. */
export type Acknowledged = { kind: 'top-up' | 'transfer' | 'credit' | 'refund'; name: string }
type Written = { status: number; body: Record<string, unknown> }
/** Payments that a chain has taken. */
const claimed = new Set<string>()
type Note = (one: Acknowledged) => void

const REASON = 'The bank confirms it'
const CHAINS = 4
const TURNS = 3

async function signIn(open: () => RaceBrowser, email: string, password: string): Promise<RaceBrowser> {
  const browser = open()
  const { status } = await browser.post('/server/security/auth/login', { email, password })
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  return browser
}

export type People = Awaited<ReturnType<typeof openPeople>>
export async function openPeople(open: () => RaceBrowser, password: string) {
  const [payer, first, second] = [
    await signIn(open, 'seaman@demo.example', password),
    await signIn(open, 'admin@demo.example', password),
    await signIn(open, 'admin2@demo.example', password),
  ]
  return { payer, first, second }
}

async function write(browser: RaceBrowser, path: string, body: object): Promise<Written> {
  const { status, body: answer } = await browser.post(path, body)
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
  return { status, body: answer as Record<string, unknown> }
}

/** One payment from its start to a refund of a part of it. Each chain has sessions of its own in the same accounts. */
async function runChain({ payer, first, second }: People, name: string, note: Note): Promise<void> {
  const started = await write(payer, '/server/seaman/top-up', { provider: 'invoice', currency: 'USD', amount: '5' })
  const items = started.body.items as { id: string; reference: string }[]
  for (const { id } of items) note({ kind: 'top-up', name: id })
  const own = items.find(({ id }) => !claimed.has(id))
  if (!own) throw new Error('no payment is left')
  claimed.add(own.id)
  const { reference } = own
  const typed = { day: '2026-11-01', payer: 'A. Marin', bankId: name, amount: '5', currency: 'USD' }
  const line = String((await write(first, '/server/admin/transfer', { ...typed, remittance: reference })).body.id)
  note({ kind: 'transfer', name: line })
  const proposed = await write(first, `/server/admin/transfer/${line}/proposal`, {
    outcome: 'credited',
    reason: REASON,
  })
  await write(second, `/server/admin/transfer/proposal/${proposed.body.id}/confirmation`, {})
  note({ kind: 'credit', name: line })
  const asked = { reference, currency: 'USD', amount: '1', reason: REASON }
  const refund = await write(first, '/server/admin/refund', asked)
  await write(second, `/server/admin/payback/proposal/${refund.body.id}/confirmation`, {})
  note({ kind: 'refund', name: reference })
}

/** Chains at the same time, until nothing answers any more. A conflict of two chains ends one of them. */
export async function actUntilKilled(people: People, round: number, note: Note): Promise<void> {
  const chains = Array.from({ length: CHAINS }, async (_, chain) => {
    const own = Object.fromEntries(
      Object.entries(people).map(([name, one]) => [name, openBrowser(one.origin, new Map(one.cookies))]),
    ) as People
    for (let turn = 0; turn < TURNS; turn += 1) await runChain(own, `kill-${round}-${chain}-${turn}`, note)
  })
  for (const { reason } of (await Promise.allSettled(chains)) as { reason?: unknown }[]) {
    const isEnd = reason === undefined || reason instanceof Locked || reason instanceof TypeError
    if (!isEnd) process.stdout.write(`${(reason as Error).message}\n`)
  }
}
