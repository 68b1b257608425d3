import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('no cell is a formula, whatever is in it', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])
    expect(writeCsv([[`${start}cmd|' /C calc'!A0`]])).toBe(`\ufeff"'${start}cmd|' /C calc'!A0"\r\n`)
})

test('quotes, commas and lines stay within their cell', () => {
  expect(writeCsv([['a"b', 'c,d', 'e\nf']])).toBe('\ufeff"a""b","c,d","e\nf"\r\n')
})

test('a negative number stays a number', () => {
  expect(writeCsv([['-12.50', '-7', '-1+1', '-12.', '--1']])).toBe(`\ufeff"-12.50","-7","'-1+1","'-12.","'--1"\r\n`)
})
