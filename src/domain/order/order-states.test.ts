import { describe, expect, it, test } from 'vitest'
import {
  OPEN_ORDER_STATES,
  ORDER_EVENTS,
  ORDER_MOVES,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  REFUNDABLE_STATES,
} from './order-states.ts'

/** All moves, a line each: state, then what each event makes of it, `-` if it is refused. */
const TABLE = `
                part            rest       cancel          expire          refund-part    refund-rest
held            part-fulfilled  fulfilled  cancelled       expired         -              -
part-fulfilled  part-fulfilled  fulfilled  part-cancelled  part-cancelled  -              -
fulfilled       -               -          -               -               part-refunded  refunded
part-cancelled  -               -          -               -               part-refunded  refunded
cancelled       -               -          -               -               -              -
expired         -               -          -               -               -              -
part-refunded   -               -          -               -               part-refunded  refunded
refunded        -               -          -               -               -              -`

const lines = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

test('the table of states is the whole table', () => {
  const [events, ...rows] = lines
  expect(events).toEqual([...ORDER_EVENTS])
  expect(rows.map(([state]) => state)).toEqual([...ORDER_STATES])
  const table = ORDER_STATES.map((state) => [state, ...ORDER_EVENTS.map((event) => ORDER_MOVES[state][event] ?? '-')])
  expect(table).toEqual(rows)
})

const after = (state: OrderState, ...events: OrderEvent[]): OrderState | undefined =>
  events.reduce<OrderState | undefined>((now, event) => now && ORDER_MOVES[now][event], state)

describe('of two acts on a held order', () => {
  /** What every pair of acts leads to, `-` if the second is refused. */
  const PAIRS = `
          part            rest       cancel          expire          refund-part    refund-rest
part      part-fulfilled  fulfilled  part-cancelled  part-cancelled  -              -
rest      -               -          -               -               part-refunded  refunded
cancel    -               -          -               -               -              -
expire    -               -          -               -               -              -`

  it('the second is accepted only if something is left for it', () => {
    const [seconds = [], ...rows] = PAIRS.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
    expect(seconds).toEqual([...ORDER_EVENTS])
    for (const [first, ...outcomes] of rows)
      expect(
        ORDER_EVENTS.map((second) => after('held', first as OrderEvent, second) ?? '-'),
        first,
      ).toEqual(outcomes)
  })
})

it('something is held in the open states alone, and a state is open or refundable or final', () => {
  for (const state of ORDER_STATES) {
    const moves = ORDER_MOVES[state]
    expect(Boolean(moves.part && moves.rest && moves.cancel && moves.expire), state).toBe(
      OPEN_ORDER_STATES.includes(state),
    )
    expect(Boolean(moves['refund-part'] && moves['refund-rest']), state).toBe(REFUNDABLE_STATES.includes(state))
  }
})

it('every state is reached from a held order', () => {
  const reached = new Set<OrderState>(['held'])
  for (const state of reached) for (const next of Object.values(ORDER_MOVES[state])) reached.add(next)
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort())
})
