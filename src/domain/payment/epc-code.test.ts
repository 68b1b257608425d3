import { describe, expect, it, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { createReference } from './creditor-reference.ts'
import { type EuroTransfer, writeEpcCode } from './epc-code.ts'

const TRANSFER: EuroTransfer = {
  name: 'Gangway GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  amount: amountOf(12_305, 'EUR'),
  reference: createReference(42),
}

describe('the EPC code of a transfer', () => {
  it('has the lines of EPC069-12 in version 002, and no empty line at its end', () => {
    expect(writeEpcCode({ ...TRANSFER, bic: 'COBADEFFXXX' }).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Gangway GmbH',
      'DE89370400440532013000',
      'EUR123.05',
      '',
      TRANSFER.reference,
    ])
  })

  it('needs no BIC', () => expect(writeEpcCode(TRANSFER).split('\n')[4]).toBe(''))

  it('writes the amount with two digits after the point', () => {
    const write = (cents: number) => writeEpcCode({ ...TRANSFER, amount: amountOf(cents, 'EUR') }).split('\n')[7]
    expect([1, 10, 100, 99_999_999_999].map(write)).toEqual(['EUR0.01', 'EUR0.10', 'EUR1.00', 'EUR999999999.99'])
  })

  it('keeps a name to one line of at most 70 characters', () => {
    const [, , , , , name] = writeEpcCode({ ...TRANSFER, name: ` Ґанґвей\n${'ї'.repeat(90)}` }).split('\n')
    expect(name).toBe(`Ґанґвей ${'ї'.repeat(62)}`)
  })

  test.each([
    ['a wrong IBAN', { iban: 'DE00370400440532013000' }],
    ['a wrong BIC', { bic: 'COBA' }],
    ['a wrong reference', { reference: 'RF00123' }],
    ['no amount', { amount: amountOf(0, 'EUR') }],
    ['another currency', { amount: amountOf(100, 'USD') }],
    ['an amount above the limit', { amount: amountOf(100_000_000_000, 'EUR') }],
    ['an empty name', { name: ' ' }],
  ])('is not written for %s', (_, part) => expect(() => writeEpcCode({ ...TRANSFER, ...part })).toThrow(RangeError))
})
