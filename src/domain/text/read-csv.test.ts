import { describe, expect, test } from 'vitest'
import { writeCsv } from './csv.ts'
import { readCsv } from './read-csv.ts'

describe('a CSV file', () => {
  test('is read with commas, semicolons or tabs, and with any line ends', () => {
    for (const separator of [',', ';', '\t'])
      for (const end of ['\n', '\r\n', '\r'])
        expect(readCsv(['a', 'b'].join(separator) + end + ['1', '2'].join(separator))).toEqual([
          ['a', 'b'],
          ['1', '2'],
        ])
  })

  test('may contain separators, quotes and line ends in quoted cells', () => {
    expect(readCsv('"a,b","c""d","e\nf"')).toEqual([['a,b', 'c"d', 'e\nf']])
  })

  test('keeps empty cells, and has no empty rows', () => {
    expect(readCsv('\ufeffa,,\n\n,,\n,b,\n')).toEqual([
      ['a', '', ''],
      ['', 'b', ''],
    ])
    expect(readCsv('')).toEqual([])
    expect(readCsv('a,')).toEqual([['a', '']])
  })

  test('is rejected if a quoted cell has no end, or text after it', () => {
    for (const file of ['"a', 'a,"b', '"a"b', '"a""', 'a\n"b"c,d']) expect(readCsv(file), file).toBeUndefined()
  })

  test('contains the same cells after it is written and read, formulas too', () => {
    const rows = [
      ['=1+1', '+1', '-1', '@a', 'a"b', 'c;d', "'quoted'"],
      ['', 'e\nf', ' g ', '＝h', "'", '1.5', 'x'],
    ]
    expect(readCsv(writeCsv(rows))).toEqual(rows)
  })
})
