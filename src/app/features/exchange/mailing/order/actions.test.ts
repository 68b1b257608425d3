import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { ApiError } from '#src/contract/api.ts'
import type { ErrorCode } from '#src/contract/http/errors.ts'
import { orderAction } from './actions.ts'
import { QUOTE, TANKERS } from './mailing-order.fixture.ts'
import { consentOf, seenOf } from './seen.ts'
import { FIRST_CHOICE, valuesOf } from './typed-choice.ts'

const SEEN = seenOf(QUOTE)
const VALUES = {
  ...valuesOf({ ...FIRST_CHOICE, atMost: 12, residence: 'PL' }),
  ...{ act: 'order', key: 'k-1', seen: JSON.stringify(SEEN), isCountriesChosen: consentOf(SEEN), isBegunAtOnce: 'on' },
}

async function run(values: Record<string, string>, code?: ErrorCode) {
  const calls: unknown[][] = []
  const call = async (...input: unknown[]) => {
    calls.push(input)
    if (code) throw new ApiError(409, { code, message: 'refused', requestId: 'r' })
    return { id: 'm-1', email: 'ana@mail.example' }
  }
  const ctx = await createPageContext({ call: call as never }, { params: { id: TANKERS } })
  return { result: await orderAction(ctx, values), calls }
}

test('an order sends the choice, what the page showed and its key, and leads to the report', async () => {
  const { result, calls } = await run(VALUES)
  expect(result).toEqual({ redirect: '/seaman/services/mailing/m-1' })
  expect(calls).toEqual([
    [
      'POST /server/seaman/mailing',
      {
        body: {
          ...{ mailing: TANKERS, seen: SEEN, isCountriesChosen: true, isBegunAtOnce: true },
          choice: { ...FIRST_CHOICE, atMost: 12, residence: 'PL' },
        },
        headers: { 'idempotency-key': 'k-1' },
      },
    ],
  ])
})

test('a consent to other countries is no consent', async () => {
  const { calls } = await run({ ...VALUES, isCountriesChosen: 'PL' })
  expect(calls[0]?.[1]).toMatchObject({ body: { isCountriesChosen: false } })
})

test.each(['conflict', 'forbidden'] as const)('after %s the page shows the choice with new figures', async (code) => {
  const { result } = await run(VALUES, code)
  expect(result).toMatchObject({ unsent: true, redirect: expect.stringMatching(/tried=.*atMost.*done=changed#done$/) })
})

test('an order without figures shows them, and sends nothing', async () => {
  const { result, calls } = await run({ ...VALUES, seen: '{' })
  expect(result).toMatchObject({ redirect: expect.stringContaining('done=changed') })
  expect(calls).toEqual([])
})

test('what is wrong is named beside its field before anything is sent', async () => {
  const { result, calls } = await run({ ...VALUES, residence: '', atMost: '0', others: 'Marmara Crew' })
  expect(Object.keys((result as never as { failure: { errors: { mailing: object } } }).failure.errors.mailing)).toEqual(
    [...['residence', 'atMost', 'others']],
  )
  expect(calls).toEqual([])
})

test('a balance that is too low is marked, so that the page leads to it', async () => {
  const { result } = await run(VALUES, 'balance-too-low')
  expect(result).toMatchObject({ failure: { message: 'refused', values: { noFunds: 'yes', atMost: '12' } } })
})

test('the letter goes to the own address in the chosen language, and the choice is kept', async () => {
  const { result, calls } = await run({ ...VALUES, act: 'letter', language: 'uk' })
  expect(calls).toEqual([['POST /server/seaman/mailing-letter', { body: { mailing: null, language: 'uk' } }]])
  expect(result).toMatchObject({ unsent: true, redirect: expect.stringMatching(/language%3Duk.*done=letter#done$/) })
})

test('counting changes nothing', async () => {
  const { result, calls } = await run({ ...VALUES, act: 'count' })
  expect(calls).toEqual([])
  expect(result).toMatchObject({ unsent: true, redirect: expect.stringMatching(/#reach$/) })
})
