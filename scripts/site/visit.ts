import { setTimeout } from 'node:timers/promises'
import { BROWSER_AGENT } from '../demo.ts'

/** One answer, redirects not followed. */
export type Visit = { status: number; location: string; type: string; robots: string; body: string }

const PATIENCE = 30_000
/** A limit with a longer delay is reported as a fault. */
const LONGEST_DELAY = 10
const TRIES = 10

/** A connection that was kept may close just when it is used again: asking again is what browsers do. */
const ask = (address: string, options: RequestInit): Promise<Response> =>
  fetch(address, options).catch(() => fetch(address, options))

/** Asks as a guest with a browser does, in English where the address names no language. */
const askOnce = (address: string): Promise<Response> =>
  ask(address, {
    redirect: 'manual',
    headers: { 'user-agent': BROWSER_AGENT, 'accept-language': 'en' },
    signal: AbortSignal.timeout(PATIENCE),
  })

/** The first answer that is not a short delay: the full crawl asks for more share pictures than are drawn in a minute. */
async function askPatiently(address: string): Promise<Response> {
  for (let turn = 1; ; turn += 1) {
    const answer = await askOnce(address)
    const delay = Number(answer.headers.get('retry-after'))
    if (answer.status !== 429 || !(delay <= LONGEST_DELAY) || turn === TRIES) return answer
    await answer.body?.cancel()
    await setTimeout(delay * 1000)
  }
}

export async function visit(address: string): Promise<Visit> {
  const answer = await askPatiently(address)
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text()
  const body = type.startsWith('text/html') ? text : ''
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    type,
    robots: answer.headers.get('x-robots-tag') ?? '',
    body,
  }
}
