import { expect, it, test } from 'vitest'
import {
  OPEN_SERVICE_STATES,
  SERVICE_EVENTS,
  SERVICE_MOVES,
  SERVICE_STATES,
  type ServiceState,
} from './service-states.ts'
import { SERVICE_KINDS, type ServiceKind } from './services.ts'

/** All moves, a line each: state, then what each event makes of it, `-` if it is refused. */
const TABLES: Record<ServiceKind, string> = {
  form: `
              deliver    ask-correction  accept  lapse  finish  miss  stay-away  cancel
  open        delivered  -               -       late   -       -     -          cancelled
  delivered   -          correcting      done    -      -       -     -          -
  correcting  done       -               -       late   -       -     -          -`,
  consultation: `
              deliver    ask-correction  accept  lapse   finish  miss    stay-away  cancel
  open        -          -               -       missed  done    missed  absent     cancelled`,
  premium: `
              deliver    ask-correction  accept  lapse  finish  miss  stay-away  cancel
  open        -          -               -       -      done    -     -          cancelled`,
}

test('the tables of states are the whole tables', () => {
  for (const kind of SERVICE_KINDS) {
    const [events, ...rows] = TABLES[kind]
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
    expect(events).toEqual([...SERVICE_EVENTS])
    const moving = SERVICE_STATES.filter((state) => SERVICE_MOVES[kind][state])
    const table = moving.map((state) => [
      state,
      ...SERVICE_EVENTS.map((event) => SERVICE_MOVES[kind][state]?.[event] ?? '-'),
    ])
    expect(table, kind).toEqual(rows)
  }
})

it('an open state has moves in some kind, and no other state has any', () => {
  const moving = SERVICE_STATES.filter((state) => SERVICE_KINDS.some((kind) => SERVICE_MOVES[kind][state]))
  expect(moving).toEqual([...OPEN_SERVICE_STATES])
})

it('a form is corrected once', () => {
  const after = (state: ServiceState | undefined, event: (typeof SERVICE_EVENTS)[number]) =>
    state && SERVICE_MOVES.form[state]?.[event]
  expect(after(after('open', 'deliver'), 'ask-correction')).toBe('correcting')
  expect(after(after('correcting', 'deliver'), 'ask-correction')).toBeUndefined()
})
