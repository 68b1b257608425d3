import { expect, test } from 'vitest'
import type { LocaleCode } from '../domain/locales.ts'
import { formatsFor } from './formats-for.ts'
import { loadIntl } from './load.ts'
import { type Pay, payLabel, payText } from './pay-text.ts'

const pay: Pay = { min: 160_000, max: 160_000, currency: 'USD', period: 'month' }

const write = async (locale: LocaleCode, period: Pay['period'] = 'month') => {
  const intl = await loadIntl(locale)
  const text = payText({ ...pay, period }, { t: intl.t, formats: formatsFor(intl) })
  return text.replaceAll('\u00a0', ' ')
}

test('a sum and its period are one sentence, in the order of the language', async () => {
  expect(await write('en')).toBe('US$1,600 per month')
  expect(await write('en', 'day')).toBe('US$1,600 per day')
  expect(await write('zh')).toBe('每月US$1,600')
  expect(await write('hi')).toBe('$1,600 प्रति माह')
})

test('where a label is above the sum, it says the period', async () => {
  const { t } = await loadIntl('zh')
  expect([t(payLabel(pay)), t(payLabel({ period: 'day' }))]).toEqual(['月薪', '日薪'])
})
