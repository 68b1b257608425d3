import { expect, test } from 'vitest'
import { DAY, HOUR } from '../time.ts'
import { isInTime, lastSending, maySendForm, promiseForm } from './form-service.ts'

const UNTIL = 60 * DAY

test('the promised time begins when the form was sent, and never before the order begins', () => {
  expect(promiseForm(10, 0)).toBe(10 + 48 * HOUR)
  expect(promiseForm(10, DAY)).toBe(DAY + 48 * HOUR)
})

test('a form can be sent while the hold of its price covers delivery, correction and second delivery', () => {
  expect(lastSending(UNTIL)).toBe(UNTIL - 11 * DAY)
  const part = { state: 'open', dueAt: null } as const
  expect(maySendForm(part, UNTIL, lastSending(UNTIL))).toBe(true)
  expect(maySendForm(part, UNTIL, lastSending(UNTIL) + 1)).toBe(false)
})

test('further files can be sent while the form is filled in or corrected', () => {
  const send = (state: 'open' | 'correcting' | 'delivered' | 'done' | 'late') =>
    maySendForm({ state, dueAt: UNTIL }, UNTIL, UNTIL - 1)
  expect([send('open'), send('correcting')]).toEqual([true, true])
  expect([send('delivered'), send('done'), send('late')]).toEqual([false, false, false])
})

test('a promise is over at its moment', () => {
  expect([isInTime({ dueAt: 5 }, 4), isInTime({ dueAt: 5 }, 5), isInTime({ dueAt: null }, 0)]).toEqual([
    ...[true, false, false],
  ])
})
