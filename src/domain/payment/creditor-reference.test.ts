import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { createReference, findReferences, isCreditorReference, readReference } from './creditor-reference.ts'
import { groupByFour } from './mod-97.ts'

const serials = fc.integer({ min: 0, max: 9_999_999_999 })

describe('a creditor reference', () => {
  test.each(['RF18539007547034', 'RF712348231', 'RF45G72UUR'])('%s is valid', (text) =>
    expect(isCreditorReference(text)).toBe(true),
  )

  test.each(['', 'RF', 'RF18', 'RF19539007547034', 'rf18539007547034', 'RF18 5390 0754 7034', `RF18${'1'.repeat(22)}`])(
    '“%s” is not valid',
    (text) => expect(isCreditorReference(text)).toBe(false),
  )

  it('is created from a serial and is always valid', () => {
    expect(createReference(42)).toMatch(/^RF\d{2}0000000042$/)
    fc.assert(fc.property(serials, (serial) => isCreditorReference(createReference(serial))))
    for (const serial of [-1, 0.5, 10 ** 10, Number.NaN]) expect(() => createReference(serial)).toThrow(RangeError)
  })

  it('detects every wrong digit and every two digits in the wrong order', () => {
    const reference = createReference(5_390_075_470)
    for (let at = 2; at < reference.length; at += 1) {
      for (const digit of '0123456789') {
        const typed = reference.slice(0, at) + digit + reference.slice(at + 1)
        expect(readReference(typed)).toBe(digit === reference[at] ? reference : undefined)
      }
      const swapped = reference.slice(0, at) + reference[at + 1] + reference[at] + reference.slice(at + 2)
      if (at + 1 < reference.length && swapped !== reference) expect(readReference(swapped)).toBeUndefined()
    }
  })
})

describe('a reference in a text', () => {
  const reference = createReference(1_234_567_890)
  const grouped = groupByFour(reference)

  test.each([
    ['alone', reference],
    ['in groups of four', grouped],
    ['in lower case', grouped.toLowerCase()],
    ['without a space before it', `REF:${reference}`],
    ['before other numbers', `Payment ${grouped} 29.11.2026 inv 17`],
    ['after other numbers', `1234 ${grouped}`],
    ['across a line end', `Top-up ${grouped.slice(0, 9)}\r\n${grouped.slice(9)}`],
    ['with dashes', grouped.replaceAll(' ', '-')],
    ['with Cyrillic letters', `Оплата ${grouped.replace('RF', 'РФ')}, без ПДВ`],
    ['with the letter O for zero', grouped.replaceAll('0', 'O')],
    ['with digits of another script', reference.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string)],
  ])('is found %s', (_, text) => expect(findReferences(text)).toEqual([reference]))

  it('is not found in a longer number, or with wrong check digits', () => {
    expect(findReferences(`${reference}1`)).toEqual([])
    expect(findReferences(reference.replace('RF', 'RF9'))).toEqual([])
    expect(findReferences('RF00 0000 0000 01, RF')).toEqual([])
    expect(findReferences('')).toEqual([])
  })

  it('is found once, and others beside it', () => {
    const other = createReference(7)
    expect(findReferences(`${reference} ${grouped}; ${other}`)).toEqual([reference, other])
    expect(readReference(`${reference} ${other}`)).toBeUndefined()
    expect(readReference(` ${grouped} `)).toBe(reference)
  })

  it('is found wherever spaces are, in any surrounding text', () => {
    const separators = fc.array(fc.constantFrom('', ' ', '  ', '-', '\n'), { minLength: 14, maxLength: 14 })
    fc.assert(
      fc.property(serials, separators, fc.constantFrom('', 'abc ', 'inv. 12, '), (serial, spaces, before) => {
        const [prefix, digits] = [createReference(serial).slice(0, 2), [...createReference(serial).slice(2)]]
        const text = `${before}${prefix}${digits.map((digit, at) => spaces[at] + digit).join('')}, paid`
        expect(findReferences(text)).toEqual([createReference(serial)])
      }),
    )
  })
})
