import { expect, it, test } from 'vitest'
import {
  OPEN_PAYBACK_STATES,
  PAYBACK_EVENTS,
  PAYBACK_MOVES,
  PAYBACK_STATES,
  type PaybackState,
  RESERVED_STATES,
  UNDONE_STATES,
} from './payback-states.ts'

/** All moves, a line each: state, then what each event makes of it, `-` if it is refused. */
const TABLE = `
           prepare    release  ask      accept   confirm  fail    cancel
waiting    preparing  -        unknown  -        -        -       cancelled
preparing  -          waiting  -        -        sent     failed  -
unknown    -          -        -        pending  sent     failed  -
pending    -          -        -        -        sent     failed  -
sent       -          -        -        -        -        failed  -
failed     -          -        -        -        -        -       -
cancelled  -          -        -        -        -        -       -`

const lines = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

test('the table of states is the whole table', () => {
  const [events, ...rows] = lines
  expect(events).toEqual([...PAYBACK_EVENTS])
  const table = PAYBACK_STATES.map((state) => [
    state,
    ...PAYBACK_EVENTS.map((event) => PAYBACK_MOVES[state][event] ?? '-'),
  ])
  expect(table).toEqual(rows)
})

it('cannot be cancelled once someone has begun to send it', () => {
  const cancellable = PAYBACK_STATES.filter((state) => PAYBACK_MOVES[state].cancel)
  expect(cancellable).toEqual(['waiting'])
})

it('never becomes money on the balance again without having failed or been cancelled', () => {
  const left = PAYBACK_STATES.filter((state) => !RESERVED_STATES.includes(state) && !UNDONE_STATES.includes(state))
  for (const state of left)
    expect(Object.values(PAYBACK_MOVES[state]).every((next) => next === 'sent' || next === 'failed')).toBe(true)
})

it('reaches every state from the first one, and always ends', () => {
  const reached = new Set<PaybackState>(['waiting'])
  for (const state of reached) for (const next of Object.values(PAYBACK_MOVES[state])) reached.add(next)
  expect([...reached].sort()).toEqual([...PAYBACK_STATES].sort())
  for (const state of OPEN_PAYBACK_STATES) expect(Object.keys(PAYBACK_MOVES[state])).not.toEqual([])
  for (const state of UNDONE_STATES) expect(PAYBACK_MOVES[state]).toEqual({})
})
