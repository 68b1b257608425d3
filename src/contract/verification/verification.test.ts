import { describe, expect, test } from 'vitest'
import {
  listLackingScans,
  MAX_RECHECK,
  nextVerification,
  suggestRecheck,
  VERIFICATION_ACTS,
  VERIFICATION_STATES,
} from './verification.ts'

describe('being verified', () => {
  test('moves from state to state as the table says, and in no other way', () => {
    const moves = VERIFICATION_STATES.flatMap((state) =>
      VERIFICATION_ACTS.flatMap((act) => {
        const after = nextVerification(state, act)
        return after ? [`${state} ${act} ${after}`] : []
      }),
    )
    expect(moves).toEqual([
      'none ask pending',
      'pending withdraw none',
      'pending verify verified',
      'pending refuse refused',
      'verified refuse refused',
      'verified change expired',
      'refused ask pending',
      'expired ask pending',
      'expired verify verified',
      'expired refuse refused',
    ])
  })

  test('can be asked for again from every state in which no one waits for an answer or has one', () => {
    expect(VERIFICATION_STATES.filter((state) => nextVerification(state, 'ask'))).toEqual([
      'none',
      'refused',
      'expired',
    ])
  })

  test('needs scans of a passport and of a certificate', () => {
    expect(listLackingScans([])).toEqual(['passport', 'certificate'])
    expect(listLackingScans([{ type: 'passport' }, { type: 'visa' }])).toEqual(['certificate'])
    expect(listLackingScans([{ type: 'certificate' }, { type: 'passport' }])).toEqual([])
  })

  test('is looked at again when the first document ends, at the latest after two years', () => {
    const now = Date.UTC(2026, 10, 20)
    expect(suggestRecheck([{ validDate: '2027-03-01' }, { validDate: '2026-01-01' }, { validDate: null }], now)).toBe(
      '2027-03-01',
    )
    expect(suggestRecheck([{ validDate: '2040-01-01' }], now)).toBe(
      new Date(now + MAX_RECHECK).toISOString().slice(0, 10),
    )
  })
})
