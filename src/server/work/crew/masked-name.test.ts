import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskName } from './masked-name.ts'

describe('a masked name', () => {
  it.each([
    ['Oleh', 'Kovalenko', 'O. K…'],
    ['oleh', 'de Kok', 'O. D…'],
    ['Łukasz', 'Żak', 'Ł. Z…'],
    ['Élodie', "O'Neill", 'E. O…'],
    ['Олег', 'Їжак', 'О. І…'],
    ['राजेश', 'कुमार', 'र. क…'],
    ['أحمد', 'حسن', 'ا. ح…'],
    ['ﬁona', 'ßmith', 'F. S…'],
  ])('of %s %s is %s', (firstname, surname, masked) => {
    expect(maskName(firstname, surname)).toBe(masked)
  })

  it.each([
    ['伟', '王'],
    ['철수', '김'],
    ['さくら', '林'],
    ['Wei', '王'],
    ['-', 'Kovalenko'],
  ])('of %s %s is none: the first sign may be the whole name', (firstname, surname) => {
    expect(maskName(firstname, surname)).toBeNull()
  })

  it('is the same for short and long names, so that it does not tell that nothing follows', () => {
    expect(maskName('X', 'O')).toBe(maskName('Xavier', 'Okonkwo-Lindqvist'))
  })

  it('never tells more than two letters of whatever was typed', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(name, name, (firstname, surname) => {
        const masked = maskName(firstname, surname)
        expect(masked === null || /^\p{L}\. \p{L}…$/u.test(masked), `${masked}`).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
