import { expect, test, vi } from 'vitest'
import { whenDrawn } from './when-drawn.ts'

type Status = 'error' | 'success'

/** A router whose current page could not be loaded. */
function setUp() {
  let resolve = () => {}
  const stop = vi.fn()
  const router = {
    latestLocation: { publicHref: '/en/list' },
    state: { matches: [{ status: 'error' as Status }], location: { publicHref: '/en/list' } },
    subscribe: (_event: string, heard: () => void) => {
      resolve = heard
      return stop
    },
  }
  const then = vi.fn()
  whenDrawn(router as unknown as Parameters<typeof whenDrawn>[0], then)
  const arrive = (publicHref: string, status: Status) => {
    router.state = { matches: [{ status }], location: { publicHref } }
    resolve()
  }
  return { then, stop, arrive }
}

test('a page that fails again is waited for until it is drawn', () => {
  const { then, stop, arrive } = setUp()
  arrive('/en/list', 'error')
  expect(then).not.toHaveBeenCalled()
  arrive('/en/list', 'success')
  expect([then.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1])
})

test('the failure of another page, or of the same one with another question, ends the wait', () => {
  const { then, arrive } = setUp()
  arrive('/en/list?status=draft', 'error')
  expect(then).toHaveBeenCalledTimes(1)
})
