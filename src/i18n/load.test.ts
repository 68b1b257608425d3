import { expect, test } from 'vitest'
import { loadControls, loadMessages } from './load.ts'

test.each(['toString', 'constructor', '__proto__', ''])('%s is no locale', async (code) => {
  expect(await loadMessages(code)).toBeUndefined()
  expect(await loadControls(code)).toEqual(await loadControls('en'))
})
