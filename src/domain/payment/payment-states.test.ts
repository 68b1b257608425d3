import { describe, expect, it, test } from 'vitest'
import {
  OPEN_PAYMENT_STATES,
  PAYMENT_EVENTS,
  PAYMENT_MOVES,
  PAYMENT_STATES,
  type PaymentState,
} from './payment-states.ts'

/** All moves, a line each: state, then what each event makes of it, `-` if it is refused. */
const TABLE = `
            part       full  expire   cancel     fail       refund    lose     find
waiting     part-paid  paid  expired  cancelled  cancelled  -         unknown  -
part-paid   part-paid  paid  expired  cancelled  cancelled  refunded  -        -
paid        paid       paid  -        -          -          refunded  -        -
expired     part-paid  paid  -        -          -          refunded  -        -
cancelled   part-paid  paid  -        -          -          refunded  -        -
refunded    paid       paid  -        -          -          -         -        -
unknown     part-paid  paid  expired  cancelled  cancelled  -         -        waiting`

const lines = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

test('the table of states is the whole table', () => {
  const [events, ...rows] = lines
  expect(events).toEqual([...PAYMENT_EVENTS])
  expect(rows.map(([state]) => state)).toEqual([...PAYMENT_STATES])
  const table = PAYMENT_STATES.map((state) => [
    state,
    ...PAYMENT_EVENTS.map((event) => PAYMENT_MOVES[state][event] ?? '-'),
  ])
  expect(table).toEqual(rows)
})

describe('money that arrives', () => {
  it('is accepted in every state', () => {
    for (const state of PAYMENT_STATES)
      for (const event of ['part', 'full'] as const) expect(PAYMENT_MOVES[state][event], state).toBeDefined()
  })

  it('never makes a paid payment unpaid', () => {
    expect(PAYMENT_MOVES.paid.part).toBe('paid')
  })
})

it('an open payment can be paid, and ends', () => {
  const reached = new Set<PaymentState>(OPEN_PAYMENT_STATES)
  for (const state of reached) for (const next of Object.values(PAYMENT_MOVES[state])) reached.add(next)
  expect([...reached].sort()).toEqual([...PAYMENT_STATES].sort())
})
