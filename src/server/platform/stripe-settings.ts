import { MONEY_CURRENCIES, type MoneyCurrency } from '#src/domain/money/amount.ts'

/** The account at Stripe. */
export type StripeSettings = {
  secretKey: string
  /** Two during a rotation. */
  webhookSecrets: readonly string[]
  /** The currencies that the account settles without conversion: our books have an amount in the currency that was paid. */
  currencies: readonly MoneyCurrency[]
  /** A stand-in on this machine; null for Stripe itself. */
  api: { protocol: 'http'; host: string; port: number } | null
}

type Variables = {
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRETS?: string
  STRIPE_CURRENCIES?: string
  STRIPE_API_BASE?: string
}

const DEFAULT_CURRENCIES = 'USD,EUR'
const MAX_SECRETS = 2

const listWords = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

function readCurrencies(text = ''): MoneyCurrency[] {
  const words = listWords(text || DEFAULT_CURRENCIES)
  const known = MONEY_CURRENCIES.filter((currency) => words.includes(currency))
  if (known.length < words.length) throw new Error(`STRIPE_CURRENCIES has a word that is none of ${MONEY_CURRENCIES}`)
  return known
}

function readApi(address = '', allowsLocal: boolean): StripeSettings['api'] {
  if (!address) return null
  const url = URL.parse(address)
  if (!allowsLocal || url?.protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(url.hostname))
    throw new Error('STRIPE_API_BASE is for a stand-in on this machine: an address such as http://127.0.0.1:8792')
  return { protocol: 'http', host: url.hostname, port: Number(url.port) }
}

/** Reads the variables of Stripe; null without a secret key. Error messages name the variable and never its value. */
export function readStripeSettings(env: Variables, { allowsLocal }: { allowsLocal: boolean }): StripeSettings | null {
  const secretKey = env.STRIPE_SECRET_KEY?.trim()
  if (!secretKey) return null
  const webhookSecrets = listWords(env.STRIPE_WEBHOOK_SECRETS)
  if (webhookSecrets.length === 0 || webhookSecrets.length > MAX_SECRETS)
    throw new Error(`STRIPE_WEBHOOK_SECRETS needs the secret of the webhook, or ${MAX_SECRETS} during a rotation`)
  return {
    secretKey,
    webhookSecrets,
    currencies: readCurrencies(env.STRIPE_CURRENCIES),
    api: readApi(env.STRIPE_API_BASE, allowsLocal),
  }
}
