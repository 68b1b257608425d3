import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters, countText, cutText, normalizeText } from './text.ts'

/** What keyboards and clipboards send: letters beside the basic plane, marks apart from their letter, all three line ends. */
const pieces = fc.constantFrom(
  'a',
  ' ',
  '😀',
  '𠮷',
  'e\u0301',
  '\u1ec7',
  'e\u0323\u0302',
  '\n',
  '\r\n',
  '\r',
  '\u202e',
  '👩‍🔧',
)
const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''))

test('a character is a code point, wherever it is in Unicode', () => {
  expect(['a', '😀', '𠮷', '\u1ec7', 'e\u0301'].map(countCharacters)).toEqual([1, 1, 1, 1, 2])
})

test('a text counts the same however its line ends and marks were sent', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const lines = text.replace(/\r\n?/g, '\n')
      const forms = [text, lines, lines.replaceAll('\n', '\r\n'), text.normalize('NFD'), `\r\n ${text}\n`]
      expect(new Set(forms.map(countText)).size).toBe(1)
    }),
  )
})

test('a text counts as much as what is kept of it', () => {
  fc.assert(fc.property(texts, (text) => countText(text) === [...normalizeText(text)].length))
})

test('a text is cut between its characters, and not before it has to be', () => {
  fc.assert(
    fc.property(texts, fc.nat(80), (text, most) => {
      const cut = cutText(text, most)
      expect(cut).toBe([...text].slice(0, most).join(''))
      expect(cut.isWellFormed()).toBe(true)
    }),
  )
})
