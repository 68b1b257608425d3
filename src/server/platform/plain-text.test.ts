import { describe, expect, it } from 'vitest'
import { normalizeText } from '#src/domain/text/text.ts'
import { isCleanName, isCleanText } from './plain-text.ts'

describe('a name', () => {
  it.each(['Iryna', "O'Brien", 'Müller-Šimek', 'محمّد', 'प्रिया', 'Nguyễn Thị Hương', '李 小龍', 'กิ๊ก', 'Σ', '𝔘'])(
    '%s is clean',
    (name) => {
      expect(isCleanName(name.normalize('NFC'))).toBe(true)
    },
  )

  it.each([
    '\u0000',
    '\t',
    '\n',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u061c',
    '\u180e',
    '\u200b',
    '\u200f',
    '\u2028',
    '\u202e',
    '\u2066',
    '\u206a',
    '\u3164',
    '\ufeff',
    '\ufff9',
    '\uffff',
    '\ue000',
    '\ud800',
    '\u{e0041}',
    '\u{10ffff}',
    '\u0301'.repeat(12),
  ])('with %j is not', (character) => {
    expect(isCleanName(`a${character}b`)).toBe(false)
  })
})

describe('a text', () => {
  it('keeps its lines and loses what turns the direction of others', () => {
    expect(normalizeText(' a\r\nb\rc\u202ed\u2066 ')).toBe('a\nb\ncd')
  })

  it.each(['\u0000', '\u0007', '\u000b', '\u0085', '\udfff'])('with %j is refused', (character) => {
    expect(isCleanText(`a${character}b`)).toBe(false)
  })
})
