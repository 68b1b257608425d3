import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { ApiError } from '#src/contract/api.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { isPayment, offerPayment, payAct, payMissing, writeMissing } from './missing-payment.ts'

const usd = (minor: number) => amountOf(minor, 'USD')
const CARD = { name: 'stripe', currencies: ['USD' as const] } as const
const offer = (lacks: number, { most = 50_000, providers = [CARD] as object[] } = {}) =>
  offerPayment(usd(lacks), { limits: [{ least: usd(500), most: usd(most) }], providers: providers as never })

test('exactly what is missing is offered, or the least payment', () => {
  expect(offer(1483)).toEqual({ amount: usd(1483), least: null, providers: ['stripe'] })
  expect(offer(500)).toMatchObject({ amount: usd(500), least: null })
  expect(offer(1)).toEqual({ amount: usd(500), least: usd(500), providers: ['stripe'] })
})

test('nothing is offered by transfer, in another currency, or above what the balance may reach', () => {
  expect(offer(1000, { providers: [{ name: 'invoice', currencies: ['USD'] }] })).toBeUndefined()
  expect(offer(1000, { providers: [{ name: 'stripe', currencies: ['EUR'] }] })).toBeUndefined()
  expect(offer(1000, { most: 999 })).toBeUndefined()
})

const PATH = '/seaman/services/0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f301?currency=USD&residence=PL'
const VALUES = { act: payAct('stripe'), missing: writeMissing(usd(1483)), key: 'k-1', residence: 'PL' }

async function run(answer: () => object, returnTo = PATH) {
  const calls: unknown[][] = []
  const call = async (...input: unknown[]) => {
    calls.push(input)
    return answer()
  }
  const ctx = await createPageContext({ call: call as never })
  return { result: await payMissing(ctx, VALUES, returnTo), calls }
}

test('the payment returns to the form with its choice, and orders nothing', async () => {
  const { result, calls } = await run(() => ({ location: 'https://pay.example/c/1' }))
  expect(result).toEqual({ leave: 'https://pay.example/c/1' })
  expect(calls).toEqual([
    [
      'POST /server/seaman/top-up',
      {
        body: { provider: 'stripe', currency: 'USD', amount: '14.83', returnTo: PATH },
        headers: { 'idempotency-key': 'k-1' },
      },
    ],
  ])
})

test('a choice too long for an address returns to the balance', async () => {
  const { calls } = await run(() => ({ location: 'https://pay.example/c/1' }), `${PATH}&tried=${'x'.repeat(4000)}`)
  expect(calls[0]?.[1]).toMatchObject({ body: { returnTo: undefined } })
})

test('a page that did not open leads to the balance, which has the state of the payment', async () => {
  const { result } = await run(() => ({ location: null }))
  expect(result).toEqual({ redirect: '/seaman/profile/balance?done=unclear#done' })
})

test('a refused amount is a message of the form, which keeps its values', async () => {
  const errors = { 'top-up': { amount: 'Too many payments are open.' } }
  const { result } = await run(() => {
    throw new ApiError(422, {
      code: 'validation-failed',
      message: 'Check the fields.',
      requestId: 'r',
      errors,
    } as never)
  })
  expect(result).toMatchObject({ failure: { message: 'Too many payments are open.', errors: {}, values: VALUES } })
})

test('only the buttons of payments are payments', () => {
  expect([VALUES, { act: 'order' }, {}].map(isPayment)).toEqual([true, false, false])
})
