import { expect, test, vi } from 'vitest'
import { PageError } from '../page.ts'
import { logCaught } from './log-caught.ts'

test('a page that is not found is no error of the console, a fault is', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  logCaught(new PageError(404, 'Page Not Found: /x'))
  expect(log).not.toHaveBeenCalled()
  const fault = new TypeError('x is undefined')
  logCaught(fault)
  expect(log).toHaveBeenCalledExactlyOnceWith(fault)
  log.mockRestore()
})
