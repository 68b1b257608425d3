import { describe, expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '#src/contract/application/schemas.ts'
import { canMove } from './application-moves.ts'

const reachable = (from: (typeof APPLICATION_STATUSES)[number]) =>
  APPLICATION_STATUSES.filter((to) => canMove(from, to))

describe('an application', () => {
  test('is never moved to where it is', () => {
    for (const status of APPLICATION_STATUSES) expect(canMove(status, status), status).toBe(false)
  })

  test('can be taken back from everywhere it was moved to', () => {
    for (const before of APPLICATION_STATUSES)
      for (const after of reachable(before)) expect(canMove(after, before), `${before} > ${after}`).toBe(true)
  })

  test('is joined from an offer alone, and may be refused until then', () => {
    expect(APPLICATION_STATUSES.filter((status) => canMove(status, 'joined'))).toEqual(['offered'])
    expect(APPLICATION_STATUSES.filter((status) => canMove(status, 'rejected'))).toEqual([
      'new',
      'shortlisted',
      'interview',
      'offered',
    ])
  })
})
