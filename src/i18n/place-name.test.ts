import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'
import { cityText, isForeignName, placeText } from './place-name.ts'

const NAMES: Record<string, string> = { 'place.nl-rotterdam': 'Роттердам', 'place.ro-constanta': 'Констанца' }

const words = (code: 'ru' | 'en') => ({
  formats: createFormats(code),
  intl: {
    has: (id: string) => id in NAMES,
    t: (id: string, values: Record<string, unknown> = {}) => NAMES[id] ?? `${values.city}, ${values.country}`,
  },
})

test.each([
  ['Singapore', 'SG', 'Сингапур'],
  ['Hong Kong', 'HK', 'Гонконг'],
  ['Gibraltar', 'GI', 'Гибралтар'],
  ['Rotterdam', 'NL', 'Роттердам, Нидерланды'],
  ['Constanța', 'RO', 'Констанца, Румыния'],
  ['Little Haven', 'GB', 'Little Haven, Великобритания'],
])('%s in %s is named in the words of the language, once when the city is the country', (city, country, text) => {
  expect(placeText({ city, country }, words('ru'))).toBe(text)
})

test('a city alone has the word of the language where there is one', () => {
  expect(cityText({ city: 'Singapore', country: 'SG' }, words('ru'))).toBe('Сингапур')
  expect(cityText({ city: 'Little Haven', country: 'GB' }, words('ru'))).toBe('Little Haven')
})

test('Latin letters are marked among other scripts only', () => {
  expect(isForeignName('Rotterdam', 'zh')).toBe(true)
  expect(isForeignName('Rotterdam', 'de')).toBe(false)
  expect(isForeignName('上海', 'zh')).toBe(false)
})
