import { expect, test } from 'vitest'
import { cutPreamble, decodeStatement } from './statement-text.ts'

test('a statement is decoded as UTF-8, or else as windows-1251, or by its byte order mark', () => {
  expect(decodeStatement(new TextEncoder().encode('\ufeffДата;Сума'))).toBe('Дата;Сума')
  expect(decodeStatement(new Uint8Array([0xc4, 0xe0, 0xf2, 0xe0, 0x3b, 0xbf]))).toBe('Дата;ї')
  expect(decodeStatement(new Uint8Array([0xff, 0xfe, 0x14, 0x04, 0x3b, 0]))).toBe('Д;')
})

test('a file that is not a text is refused', () => {
  expect(decodeStatement(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff]))).toBeUndefined()
})

test('lines about the account before the table are left out', () => {
  for (const [separator, end] of [
    [';', '\n'],
    [',', '\r\n'],
    ['\t', '\n'],
  ]) {
    const table = ['"Date"', 'Amount', 'Details'].join(separator) + end + ['2026-11-29', '1', 'x'].join(separator)
    expect(cutPreamble(`Statement of account${end}"IBAN"${separator}DE89${end}${end}${table}`)).toBe(table)
  }
})

test('names that are configured find the table too', () => {
  const text = 'Compte\nJour;Valeur;Motif\n1;2;3'
  expect(cutPreamble(text)).toBe(text)
  expect(cutPreamble(text, { date: 'Jour', amount: 'Valeur', text: 'Motif' })).toBe('Jour;Valeur;Motif\n1;2;3')
})
