import { expect, test } from 'vitest'
import { hereOf } from './addresses.ts'

test('names of what every object has are names like others', () => {
  expect(hereOf('/vacancy', new URLSearchParams('constructor=1&toString=2&toString=3'))).toBe(
    '/vacancy?constructor=1&toString=2,3',
  )
})
