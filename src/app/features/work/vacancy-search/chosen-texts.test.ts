import { expect, test } from 'vitest'
import type { LocaleCode } from '#src/domain/locales.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { agreementText, areasText, internetText } from './chosen-texts.ts'
import { wordsFor } from './words.ts'

const wordsOf = async (locale: LocaleCode) => {
  const intl = await loadIntl(locale)
  return wordsFor(intl, formatsFor(intl))
}
const internet = (freeGb: number | null, amount?: number) => ({
  internet: { offered: true, freeGb, price: amount === undefined ? null : { amount, currency: 'USD' } },
})

test('a trading area is read in the language of the page, seas as well as countries', async () => {
  const tradingAreas = ['black-sea', 'mediterranean', 'IN']
  expect(areasText({ tradingAreas }, await wordsOf('en'))).toBe('Black Sea, Mediterranean Sea and India')
  expect(areasText({ tradingAreas }, await wordsOf('uk'))).toBe('Чорне море, Середземне море і Індія')
  expect(areasText({ tradingAreas: ['worldwide'] }, await wordsOf('zh'))).toBe('全球')
  expect(areasText({ tradingAreas: [] }, await wordsOf('en'))).toBe('')
})

test('internet on board is told in numbers', async () => {
  const words = await wordsOf('uk')
  const shown = (asked: Parameters<typeof internetText>[0]) => internetText(asked, words).replaceAll('\u00a0', ' ')
  expect(shown(internet(25))).toBe('25 ГБ на місяць безплатно')
  expect(shown(internet(5, 2000))).toMatch(/^5 ГБ на місяць безплатно, далі .*20.* на місяць$/)
  expect(shown(internet(null, 0))).toBe('Безплатний')
  expect(shown(internet(null, 2000))).toMatch(/20.* на місяць$/)
  expect(shown(internet(null))).toBe('Є')
  expect(shown({ internet: { offered: false, freeGb: null, price: null } })).toBe('Немає')
  expect(shown({ internet: null })).toBe('')
})

test('the kind of an agreement is translated, its name is not', async () => {
  const words = await wordsOf('fr')
  const itf = { agreement: 'itf', agreementName: 'IBF TCC' } as const
  expect(agreementText(itf, words)).toBe('Convention collective approuvée par l’ITF\u00a0: IBF TCC')
  expect(agreementText({ agreement: 'individual', agreementName: null }, words)).toBe('Contrat individuel')
  expect(agreementText({ agreement: null, agreementName: 'by talk' }, words)).toBe('')
})
