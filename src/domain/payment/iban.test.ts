import { describe, expect, it, test } from 'vitest'
import { readIban } from './iban.ts'
import { checkDigitsOf } from './mod-97.ts'

describe('an IBAN', () => {
  test.each([
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
    'UA213223130000026007233566001',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'FR1420041010050500013M02606',
  ])('%s is valid', (iban) => expect(readIban(iban)).toBe(iban))

  it('may be typed in groups, in lower case and with its name', () => {
    for (const typed of [
      'de89 3704 0044 0532 0130 00',
      ' IBAN: DE89-3704-0044-0532-0130-00 ',
      'iban DE89370400440532013000',
    ])
      expect(readIban(typed)).toBe('DE89370400440532013000')
  })

  test.each([
    ['with a wrong digit', 'DE89370400440532013001'],
    ['with a digit missing', 'DE8937040044053201300'],
    ['of an unknown country', `ZZ${checkDigitsOf('ZZ', '370400440532013000')}370400440532013000`],
    ['of another length than its country has', `DE${checkDigitsOf('DE', '37040044053201300')}37040044053201300`],
    ['with nothing in it', ''],
    ['with a word in it', 'not an account'],
  ])('is refused %s', (_, typed) => expect(readIban(typed)).toBeUndefined())
})
