import { describe, expect, test } from 'vitest'
import { findDates, learnOrder } from './dates.ts'

const read = (text: string) => findDates(text).map(({ value, isSure }) => [value, isSure])

describe('a date in a CV', () => {
  test.each([
    ['25/04/1986', '1986-04-25'],
    ['04/25/1986', '1986-04-25'],
    ['2020-03-25', '2020-03-25'],
    ['12-MAR-2021', '2021-03-12'],
    ['March 5th, 2020', '2020-03-05'],
    ['5 марта 2020 г.', '2020-03-05'],
    ['5 березня 2020', '2020-03-05'],
    ['5 de marzo de 2020', '2020-03-05'],
    ['2020年3月5日', '2020-03-05'],
    ['٢٥/٠٤/١٩٨٦', '1986-04-25'],
    ['01.02.2020', '2020-02-01'],
  ])('is read from "%s" and is sure', (text, value) => {
    expect(read(text)).toEqual([[value, true]])
  })

  test('that may be two days is the day first, with a doubt, unless the document proves an order', () => {
    expect(read('03/04/2020')).toEqual([['2020-04-03', false]])
    expect(findDates('03/04/2020', learnOrder(['12/25/2019']))).toMatchObject([{ value: '2020-03-04', isSure: true }])
    expect(findDates('03/04/2020', learnOrder(['12/25/2019', '25/12/2019']))).toMatchObject([{ isSure: false }])
  })

  test('of a month alone is never sure', () => {
    expect(read('Jan 2020 – 06/2020')).toEqual([
      ['2020-01-01', false],
      ['2020-06-01', false],
    ])
  })

  test.each(['31.02.2026', '2020-13-01', '32/01/2020', 'AB 123456', '+48 600 100 200'])('is not "%s"', (text) => {
    expect(read(text)).toEqual([])
  })
})
