import { expect, it } from 'vitest'
import { describeDevice } from './devices.ts'

it('names browser and system, and nothing that tells one machine from another', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
  expect(describeDevice(phone)).toBe('Chrome · Android')
})

it('says nothing where it knows nothing', () => {
  expect(describeDevice(undefined)).toBeNull()
  expect(describeDevice('')).toBeNull()
  expect(describeDevice('-')).toBeNull()
})
