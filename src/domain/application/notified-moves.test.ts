import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { MINUTE } from '../time.ts'
import { listNotifiedMoves, notifiedStage } from './notified-moves.ts'

const moves = (...told: [after: ApplicationStatus, minute: number][]) =>
  told.map(([after, minute]) => ({ after, reason: null, createdAt: minute * MINUTE }))

const toldAt = (minute: number, ...told: [after: ApplicationStatus, minute: number][]) =>
  listNotifiedMoves(moves(...told), minute * MINUTE).map(({ after }) => after)

test('a move is told after a quarter of an hour, not before', () => {
  expect(toldAt(14, ['shortlisted', 0])).toEqual([])
  expect(toldAt(15, ['shortlisted', 0])).toEqual(['shortlisted'])
})

test('a slip that was taken back in time is never told', () => {
  const slip: [ApplicationStatus, number][] = [
    ['shortlisted', 0],
    ['rejected', 60],
    ['shortlisted', 70],
  ]
  expect(toldAt(65, ...slip)).toEqual(['shortlisted'])
  expect(toldAt(200, ...slip)).toEqual(['shortlisted'])
})

test('what stood and was changed later is told step by step', () => {
  expect(toldAt(100, ['shortlisted', 0], ['interview', 30], ['offered', 80])).toEqual([
    'shortlisted',
    'interview',
    'offered',
  ])
})

test('the stage that is told is that of the last such move, and new before the first', () => {
  expect(notifiedStage('rejected', moves(['rejected', 0]), 5 * MINUTE)).toBe('new')
  expect(notifiedStage('rejected', moves(['interview', 0], ['rejected', 30]), 40 * MINUTE)).toBe('interview')
  expect(notifiedStage('rejected', moves(['interview', 0], ['rejected', 30]), 45 * MINUTE)).toBe('rejected')
})

test('an application that was never moved is where it is', () => {
  expect(notifiedStage('interview', [], 0)).toBe('interview')
})
