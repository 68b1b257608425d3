import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { readLabels } from '#src/domain/vocabulary/catalogue-fixture.ts'
import { type FieldName, findField } from './field-labels.ts'

/** Labels of facts on our own pages. */
const OUR_WORDS: Readonly<Record<string, FieldName>> = {
  'crew.detail.rank': 'rank',
  'landing.search.rank': 'rank',
  'vacancy.detail.pay': 'pay',
  'vacancy.detail.joins': 'joining',
  'vacancy.detail.port': 'port',
  'vacancy.detail.contract': 'duration',
  'vacancy.detail.duration': 'duration',
  'vacancy.detail.rotation': 'duration',
  'vacancy.detail.area': 'area',
  'vacancy.detail.positions': 'positions',
  'vacancy.detail.nationality': 'nationality',
  'vacancy.detail.english': 'english',
  'vacancy.detail.vessel': 'vesselType',
  'vacancy.detail.vessel-built': 'built',
  'vacancy.detail.vessel-flag': 'flag',
  'vacancy.detail.vessel-dwt': 'dwt',
  'vacancy.detail.vessel-gt': 'gt',
  'vacancy.detail.vessel-engine': 'engine',
  'cv.field.contact.phone': 'contact',
}

it.each(LOCALE_CODES)('a company may label a fact with the word that our pages have for it (%s)', (locale) => {
  const words = Object.entries(OUR_WORDS).map(([id, field]) => {
    const word = readLabels(locale, id.replace(/\..*$/, ''))[id] ?? id
    return { word, field }
  })
  expect(words.filter(({ word, field }) => findField(word) !== field)).toEqual([])
})
