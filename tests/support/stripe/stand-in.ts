import { type ApiRequest, answerCall, type Outcome } from './answer.ts'
import { type Books, keepBooks } from './books.ts'
import { closeDispute, escalateDispute, type NewDispute, openDispute } from './disputes.ts'
import { createFaults } from './faults.ts'
import { answerPage } from './page.ts'
import { declineCard, payByCard, payDelayed, settleDelayed } from './payments.ts'
import { payOut, settlePayout } from './payouts.ts'
import { settleRefund } from './refunds.ts'
import { expireOverdue } from './sessions.ts'
import type { State } from './state.ts'
import { createWebhooks, type Deliver } from './webhooks.ts'
import { createWorld, DEFAULTS, type Settings } from './world.ts'

export type StandInOptions = Partial<Settings> & Pick<Settings, 'now'> & { webhookSecret?: string; deliver?: Deliver }

export type StandIn = ReturnType<typeof createStandIn>

/**
 * A payment provider with the API of Stripe, for tests: objects as state, idempotency, a hosted page, webhooks, faults and books of its own.
 * It is the same in every run with the same seed, clock and calls. `server.ts` offers it over HTTP, `fetch.ts` without a network.
 */
export function createStandIn({ webhookSecret = 'whsec_test', deliver, ...options }: StandInOptions) {
  const world = createWorld({ ...DEFAULTS, ...options })
  const faults = createFaults(world.settings.seed)
  const webhooks = createWebhooks(world, { secret: webhookSecret, deliver: deliver ?? (() => Promise.resolve(0)) })
  const busy = new Map<string, number>()
  let isDown = false

  /** Runs an act outside the API, at the time it is now. */
  const atPresent =
    <Args extends unknown[], Result>(act: (of: typeof world, ...args: Args) => Result) =>
    (...args: Args): Result => {
      expireOverdue(world)
      return structuredClone(act(world, ...args))
    }

  function answer(request: ApiRequest): Outcome {
    if (isDown) return 'dead'
    expireOverdue(world)
    if (request.path.startsWith('/c/pay/')) return answerPage(world, request)
    const fault = faults.take(`${request.method} ${request.path}`)
    const outcome = answerCall(world, request, fault, busy)
    isDown = outcome === 'dead'
    return outcome
  }

  return {
    answer,
    faults,
    webhooks,
    /** What the buyer does on the hosted page. */
    buyer: { payByCard: atPresent(payByCard), declineCard: atPresent(declineCard), payDelayed: atPresent(payDelayed) },
    /** What banks do later. */
    bank: {
      settleDelayed: atPresent(settleDelayed),
      settleRefund: atPresent(settleRefund),
      openDispute: atPresent((of, charge: string, dispute?: NewDispute) => openDispute(of, charge, dispute)),
      escalateDispute: atPresent(escalateDispute),
      closeDispute: atPresent(closeDispute),
      payOut: atPresent((of, currency: string, payout?: { amount?: number; fee?: number }) =>
        payOut(of, currency, payout),
      ),
      settlePayout: atPresent(settlePayout),
    },
    books: (): Books => keepBooks(world),
    /** A copy of all objects. */
    snapshot: (): State => structuredClone(world.state),
    setBaseUrl: (address: string) => {
      world.baseUrl = address
    },
    isDown: () => isDown,
    /** The server dies; only `restart` ends that. */
    die: () => {
      isDown = true
    },
    /** Starts again with what was stored: the objects and saved answers, but no request that was in progress. */
    restart: () => {
      world.state = JSON.parse(JSON.stringify(world.state)) as State
      busy.clear()
      isDown = false
    },
  }
}
