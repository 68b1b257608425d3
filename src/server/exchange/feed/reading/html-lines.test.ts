import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinLines, toLine, toLines } from './html-lines.ts'

it('breaks lines where the markup does', () => {
  expect(toLines('<p>One<br/>two</p><ul><li>three</li><li>four</li></ul>').filter(Boolean)).toEqual([
    'One',
    'two',
    '• three',
    '• four',
  ])
})

it('takes lines of the source for lines of the text only where no markup breaks them', () => {
  expect(toLines('One<br />\ntwo<br />\n<br />\nthree\nfour')).toEqual(['One', 'two', '', 'three four'])
  expect(toLines('One\ntwo\r\n\nthree')).toEqual(['One', 'two', '', 'three'])
})

it('decodes entities once', () => {
  expect(toLines('Cook &amp; baker&nbsp;&ndash; 4&#176;C &#x41; &lt;b&gt; &amp;lt; &unknown;')).toEqual([
    'Cook & baker – 4°C A <b> &lt; &unknown;',
  ])
})

it.each([
  ['a script', '<script>steal()</script>Ship'],
  ['a script that never ends', 'Ship<script>steal()'],
  ['a style', '<style>p{}</style>Ship'],
  ['a comment', 'Ship<!-- hidden -->'],
  ['an image with a handler', '<img src=x onerror="steal()">Ship'],
  ['a drawing', '<svg onload=steal()><text>no</text></svg>Ship'],
  ['what turns directions', '\u202eShip\u202c'],
  ['what shows nothing', 'S\u200bh\u00adi\u2060p\u0000'],
])('leaves out %s', (_, html) => {
  expect(toLine(html)).toBe('Ship')
})

it('keeps signs that are no markup', () => {
  expect(toLine('GT < 500 & kW > 3000')).toBe('GT < 500 & kW > 3000')
})

it('keeps joiners that scripts need', () => {
  expect(toLine('क्\u200dष')).toBe('क्\u200dष')
})

it('tidies what templates put behind a sentence', () => {
  expect(toLines('Good English..\nCome!.\npilots;.\nEtc...\n.')).toEqual([
    'Good English.',
    'Come!',
    'pilots.',
    'Etc...',
    '',
  ])
})

it('parts paragraphs by one empty line', () => {
  expect(joinLines(['', 'One', '', '', '', 'two', 'three', ''])).toBe('One\n\ntwo\nthree')
})

it('leaves neither a tag nor a control character, whatever comes', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '<b',
        '</p>',
        '<script',
        '</script>',
        '&lt;',
        '&#60;',
        '&amp;',
        '<!--',
        '-->',
        '"',
        "'",
      ),
      fc.string({ unit: 'binary' }),
    ),
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const html = parts.join('')
      const text = toLines(html).join('\n')
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/[\p{Cc}--\n]/v)
      if (!html.includes('&')) expect(text).not.toMatch(/<\/?[a-z][^<>]*>/i)
    }),
    { numRuns: 1000 },
  )
})
