import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Élève officier', 'eleve officier'],
  ['Четвёртый', 'четвертыи'],
  ['Ґданськ', 'гданськ'],
  ['चीफ़ ऑफ़िसर', 'चीफ आफिसर'],
  ['जाँच', 'जांच'],
  ['بحّار', 'بحار'],
  ['أوفشور', 'اوفشور'],
  ['سفينة', 'سفينه'],
  ['ＡＢ', 'ab'],
  ['Maître d’hôtel', "maitre d'hotel"],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['\u2068C/O\u2069', 'c/o'],
  ['2º oficial', '2 oficial'],
  ['−163 ℃', '−163 c'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('vowel signs of Devanagari stay: they carry the word', () => {
  expect(foldText('कुक')).not.toBe(foldText('कक'))
})

test('folding twice changes nothing more', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
})
