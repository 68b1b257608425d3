import { describe, expect, it } from 'vitest'
import { readStripeSettings } from './stripe-settings.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old' }
const read = (variables: Record<string, string>, allowsLocal = false) => readStripeSettings(variables, { allowsLocal })

describe('the settings of Stripe', () => {
  it('are none without a key', () => {
    expect(read({})).toBeNull()
    expect(read({ STRIPE_SECRET_KEY: ' ' })).toBeNull()
  })

  it('have two secrets during a rotation, and the currencies that the account settles', () => {
    expect(read(KEYS)).toEqual({
      ...{ secretKey: 'sk_live_1', webhookSecrets: ['whsec_new', 'whsec_old'], currencies: ['USD', 'EUR'], api: null },
    })
    expect(read({ ...KEYS, STRIPE_CURRENCIES: 'UAH' })?.currencies).toEqual(['UAH'])
  })

  it.each([
    ['a key without a secret of the webhook', { STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['three secrets', { ...KEYS, STRIPE_WEBHOOK_SECRETS: 'a,b,c' }],
    ['a currency of no balance', { ...KEYS, STRIPE_CURRENCIES: 'USD,GBP' }],
    ['another address of the API', { ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:8792' }],
  ])('refuse %s without naming a secret', (_, variables) => {
    expect(() => read(variables)).toThrow(/^STRIPE_(?!.*(?:sk_live|whsec))/)
  })

  it('name a stand-in on this machine alone, and only where the site itself is on it', () => {
    const local = { ...KEYS, STRIPE_API_BASE: 'http://127.0.0.1:8792' }
    expect(read(local, true)?.api).toEqual({ protocol: 'http', host: '127.0.0.1', port: 8792 })
    for (const address of ['https://127.0.0.1:1', 'http://stripe.example:80', 'none'])
      expect(() => read({ ...KEYS, STRIPE_API_BASE: address }, true), address).toThrow('STRIPE_API_BASE')
  })
})
