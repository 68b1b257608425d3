import type Stripe from 'stripe'
import { SECOND } from '#src/domain/time.ts'
import type { StripeSettings } from '#src/server/platform/stripe-settings.ts'
import type { ProviderServices } from '../provider.ts'

/** After this time an answer counts as lost. */
const TIMEOUT = 15 * SECOND

/** Returns the library. It is large, so the first payment of an isolate loads it; later calls receive the same module. */
export const loadStripe = async () => (await import('stripe')).default

export function demandSettings({ config: { stripe } }: Pick<ProviderServices, 'config'>): StripeSettings {
  if (!stripe) throw new Error('Stripe is not configured')
  return stripe
}

/** The official client. It never repeats a request: what became of a lost one is looked up. */
export async function createClient(services: ProviderServices): Promise<Stripe> {
  const { secretKey, api } = demandSettings(services)
  const Client = await loadStripe()
  return new Client(secretKey, {
    httpClient: Client.createFetchHttpClient(services.providerFetch),
    ...{ maxNetworkRetries: 0, timeout: TIMEOUT, telemetry: false },
    ...api,
  })
}

const MISSING = 404
const IN_PROGRESS = 409
const SERVER_ERROR = 500

type Problem = { type?: string; rawType?: string; statusCode?: number }

/** Whether the account has no such object. */
export const isMissing = (error: unknown): boolean => (error as Problem).statusCode === MISSING

/**
 * Whether an error leaves open what became of a request: no answer came, the provider failed, or the key of the request is in use. A request
 * that is refused, also for its pace, did nothing. Throws an error that is not the provider's.
 */
export function isUnclear(error: unknown): boolean {
  const { type, rawType, statusCode } = error as Problem
  if (!type?.startsWith('Stripe')) throw error
  if (rawType === 'idempotency_error') return true
  return statusCode === undefined || statusCode >= SERVER_ERROR || statusCode === IN_PROGRESS
}
