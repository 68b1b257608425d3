import { expect, test } from 'vitest'
import type { LocaleCode } from '#src/domain/locales.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { pluralForms } from '#src/i18n/plural-forms.ts'
import { formatCount } from './filter-count.ts'

const say = async (locale: LocaleCode, lang: string, total: number, totalIsExact = true) => {
  const intl = await loadIntl(locale)
  const forms = pluralForms(intl, 'vacancy.filter.submit-count', formatsFor(intl).number)
  return formatCount({ total, totalIsExact }, JSON.stringify(forms), lang).replace(/[\u00a0\u202f]/g, ' ')
}

test.each([
  ['en', 'en-US', 1, 'Show 1 vacancy'],
  ['en', 'en-US', 14, 'Show 14 vacancies'],
  ['en', 'en-US', 0, 'Show 0 vacancies'],
  ['uk', 'uk-UA', 21, 'Показати 21 вакансію'],
  ['uk', 'uk-UA', 14, 'Показати 14 вакансій'],
  ['ru', 'ru-RU', 3, 'Показать 3 вакансии'],
  ['ar', 'ar-SA', 2, 'عرض وظيفتين'],
  ['ar', 'ar-SA', 14, 'عرض 14 وظيفة'],
  ['hi', 'hi-IN', 14, '14 रिक्तियाँ दिखाएँ'],
  ['zh', 'zh-CN', 14, '显示14个职位'],
] as const)('%s (%s) says %d as “%s”', async (locale, lang, total, expected) => {
  expect(await say(locale, lang, total)).toBe(expected)
})

test('more than are counted exactly are said so', async () => {
  expect(await say('en', 'en-US', 1000, false)).toBe('Show 1,000+ vacancies')
})
