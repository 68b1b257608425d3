import { expect, test } from 'vitest'
import { loadIntl } from './load.ts'
import { vesselText } from './vessel-name.ts'

test('a class that is a word is translated, a code of the trade is not', async () => {
  const [english, ukrainian] = [await loadIntl('en'), await loadIntl('uk')]
  const unloader = { vesselType: 'bulk-carrier', vesselClass: 'Self-unloader' }
  expect(vesselText(unloader, english)).toBe('Bulk carrier, self-unloader')
  expect(vesselText(unloader, ukrainian)).toBe('Балкер, саморозвантажувальний')
  expect(vesselText({ vesselType: 'bulk-carrier', vesselClass: 'Supramax' }, ukrainian)).toBe('Балкер, Supramax')
  expect(vesselText({ vesselType: 'bulk-carrier', vesselClass: null }, ukrainian)).toBe('Балкер')
})

test('a class that is called by a name keeps its capital', async () => {
  const sphere = { vesselType: 'lng-carrier', vesselClass: 'Moss' }
  expect(vesselText(sphere, await loadIntl('en'))).toMatch(/, Moss$/)
  expect(vesselText(sphere, await loadIntl('uk'))).toMatch(/, Moss \(сферичні танки\)$/)
})
