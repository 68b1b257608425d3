import { expect, test } from 'vitest'
import { loadIntl } from '../load.ts'
import { wordsOf } from './field-words.ts'

test('a fleet without a type of vessel is said, and a sum without a currency', async () => {
  const intl = await loadIntl('en')
  const vessel = { fleetType: 'tanker-fleet', vesselType: null }
  expect(wordsOf(intl, ['experience', 'fleetTypeAndVesselType'], vessel)).toBe(intl.t('vocabulary.fleet.tanker-fleet'))
  expect(wordsOf(intl, ['profileData', 'desiredSalary'], 950_000)).toBe('9,500')
  const among = { desiredCurrency: 'USD', desiredPeriod: 'day' }
  expect(wordsOf(intl, ['profileData', 'desiredSalary'], 950_000, among)).toContain('per day')
})

test('what a draft has where a number should stand is said as it was typed', async () => {
  expect(wordsOf(await loadIntl('en'), ['experience', 'grossTonnage'], '12500.5')).toBe('12500.5')
})
