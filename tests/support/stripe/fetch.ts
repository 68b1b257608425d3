import type { StandIn } from './stand-in.ts'

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** A `fetch` that reaches the stand-in without a network: for `Stripe.createFetchHttpClient`, in Node and in Workers. */
export const createStandInFetch =
  ({ answer }: StandIn): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = new TextDecoder().decode(await request.arrayBuffer())
    const { method, headers } = request
    const outcome = answer({ method, path: pathname, query: search.slice(1), headers, body })
    if (outcome === 'hang') return await untilAborted(init?.signal)
    if (outcome === 'lost' || outcome === 'dead') throw new TypeError(`fetch failed: connection ${outcome}`)
    return new Response(outcome.body || null, { status: outcome.status, headers: outcome.headers })
  }
