import { BROWSER_AGENT } from '../demo.ts'

/** One answer, redirects not followed. */
export type Visit = { status: number; location: string; type: string; robots: string; body: string }

const PATIENCE = 30_000

/** A connection that was kept may close just when it is used again: asking again is what browsers do. */
const ask = (address: string, options: RequestInit): Promise<Response> =>
  fetch(address, options).catch(() => fetch(address, options))

/** Asks as a guest with a browser does, in English where the address names no language. */
export async function visit(address: string): Promise<Visit> {
  const answer = await ask(address, {
    redirect: 'manual',
    headers: { 'user-agent': BROWSER_AGENT, 'accept-language': 'en' },
    signal: AbortSignal.timeout(PATIENCE),
  })
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
