import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'
import { cityText, isForeignName, placeText } from './place-name.ts'

const words = (code: 'ru' | 'en') => ({
  formats: createFormats(code),
  t: (_: string, values: Record<string, unknown> = {}) => `${values.city}, ${values.country}`,
})

test.each([
  ['Singapore', 'SG', 'Сингапур'],
  ['Hong Kong', 'HK', 'Гонконг'],
  ['Gibraltar', 'GI', 'Гибралтар'],
  ['Gdynia', 'PL', 'Gdynia, Польша'],
])('%s in %s is named once when the city is the country', (city, country, text) => {
  expect(placeText({ city, country }, words('ru'))).toBe(text)
})

test('a city alone has the word of the language where there is one', () => {
  expect(cityText({ city: 'Singapore', country: 'SG' }, createFormats('ru'))).toBe('Сингапур')
  expect(cityText({ city: 'Rotterdam', country: 'NL' }, createFormats('ru'))).toBe('Rotterdam')
})

test('Latin letters are marked among other scripts only', () => {
  expect(isForeignName('Rotterdam', 'zh')).toBe(true)
  expect(isForeignName('Rotterdam', 'de')).toBe(false)
  expect(isForeignName('上海', 'zh')).toBe(false)
})
