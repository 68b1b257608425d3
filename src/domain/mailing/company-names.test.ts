import { expect, test } from 'vitest'
import { foldCompanyName, isSameCompany } from './company-names.ts'

test.each([
  ['Strand Gas Shipping A/S', 'STRAND GAS SHIPPING', true],
  ['Strand Gas Shipping', 'Strand Gas', true],
  ['Ødegård Rederi AS', 'Odegard Rederi', true],
  ['North Strand Crewing (Cyprus) Ltd.', 'North Strand Crewing', true],
  ['Halden Gas', 'Halden Gas Carriers Pte. Ltd.', true],
  ['Halden Gas', 'Halden Tankers', false],
  ['North Strand', 'Strand', false],
  ['Marine Crewing', 'Marine Crewing Services', false],
  ['Marine Crewing', 'Marine Crewing Ltd', true],
  ['', '', false],
])('%s and %s: the same company is %s', (one, other, same) => {
  expect(isSameCompany(foldCompanyName(one), foldCompanyName(other))).toBe(same)
  expect(isSameCompany(foldCompanyName(other), foldCompanyName(one))).toBe(same)
})
