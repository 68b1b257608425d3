import { env } from 'cloudflare:test'
import { DAY } from '#src/domain/time.ts'
import { proposalDomain } from '#src/server/back-office/proposal/index.ts'
import { refundDomain } from '#src/server/back-office/refund/index.ts'
import { capture, hold } from '#src/server/exchange/billing/holds.usecases.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { billingDocumentDomain } from '#src/server/exchange/billing-document/index.ts'
import { checkoutDomain } from '#src/server/exchange/checkout/index.ts'
import { paybackDomain } from '#src/server/exchange/payback/index.ts'
import { paymentDomain } from '#src/server/exchange/payment/index.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { datedRuleDomain } from '#src/server/ground/dated-rule/index.ts'
import { createServices, type Services } from '#src/server/platform/services.ts'
import { createStandInFetch } from '#tests/support/stripe/fetch.ts'
import { createStandIn, type StandInOptions } from '#tests/support/stripe/stand-in.ts'
import type { Message } from '#tests/support/stripe/webhooks.ts'
import { confirmAddress, registerSeaman } from './fixtures.ts'
import { newReference, readBalances, usd } from './ledger.ts'
import { serverOf } from './server-of.ts'

const startDomains = serverOf(
  checkoutDomain,
  paymentDomain,
  paybackDomain,
  billingDomain,
  billingDocumentDomain,
  datedRuleDomain,
  proposalDomain,
  refundDomain,
)

export const SECRETS = ['whsec_test', 'whsec_next']

export type CardServer = ReturnType<typeof startCardServer>

/** A server with cards, and the provider as a stand-in that delivers to its webhook. Both have one clock. */
export function startCardServer(options: Partial<StandInOptions> = {}, replaced: Partial<Services> = {}) {
  const answers: number[] = []
  async function deliver({ body, headers }: Message): Promise<number> {
    const request = new Request('http://localhost:8787/server/webhook/stripe', { method: 'POST', headers, body })
    const { status } = await server.fetch(request)
    answers.push(status)
    return status
  }
  const standIn = createStandIn({ now: () => server.now(), webhookSecret: 'whsec_test', deliver, ...options })
  const { config } = createServices(env)
  const server = startDomains({
    config: {
      ...config,
      stripe: { secretKey: 'sk_test_gangway', webhookSecrets: SECRETS, currencies: ['USD', 'EUR', 'UAH'], api: null },
    },
    providerFetch: createStandInFetch(standIn),
    ...replaced,
  })
  return { ...server, standIn, answers }
}

type TopUp = {
  id: string
  state: string
  stage: string | null
  page: string | null
  reference: string
  isOpen: boolean
}

export const findPaymentRow = (id: string) =>
  env.DB.prepare(
    `SELECT id, state, stage, reference, checkout_id AS checkoutId, provider_id AS providerId, received FROM payment WHERE id = ?`,
  )
    .bind(id)
    .first<Pick<PaymentRow, 'id' | 'state' | 'stage' | 'reference' | 'checkoutId' | 'providerId' | 'received'>>()

/** A seafarer who pays by card. */
export async function registerPayer(server: CardServer) {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const PATH = '/server/seaman/top-up'
  const start = (amount = '25', currency = 'USD') => seaman.post(PATH, { provider: 'stripe', currency, amount })
  const list = async () => ((await seaman.get(PATH)).body as { items: TopUp[] }).items
  const findHolder = async () =>
    (await env.DB.prepare('SELECT id FROM ledger_holder WHERE account_id = ?')
      .bind(seaman.accountId)
      .first<string>('id')) ?? ''
  /** As an order does. */
  const spend = async (minor: number) => {
    const [holderId, amount] = [await findHolder(), usd(minor)]
    const { id } = await hold(server.services, {
      reference: newReference(),
      holderId,
      amount,
      until: server.now() + DAY,
    })
    await capture(server.services, { reference: newReference(), holdId: id, amount })
  }
  const balance = async (currency: 'USD' | 'EUR' = 'USD') => {
    const holder = await findHolder()
    return readBalances(server, holder, currency)
  }
  /** Starts a payment and returns it with its session. */
  const begin = async (amount = '25', currency = 'USD') => {
    server.wait(1)
    const { body } = await start(amount, currency)
    const { id, reference } = (body as { items: TopUp[] }).items[0] as TopUp
    const row = await findPaymentRow(id)
    return { id, reference, session: row?.checkoutId ?? '', location: (body as { location: string | null }).location }
  }
  /** A payment that was paid by card, with its charge; no event was delivered yet. */
  const pay = async (amount = '25', currency = 'USD') => {
    const begun = await begin(amount, currency)
    server.standIn.buyer.payByCard(begun.session)
    const charge = Object.values(server.standIn.snapshot().charges).findLast(
      ({ metadata }) => metadata.reference === begun.reference,
    )
    return { ...begun, charge: charge?.id ?? '' }
  }
  return { ...seaman, start, begin, pay, spend, list, balance }
}
