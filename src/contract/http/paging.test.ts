import { expect, test } from 'vitest'
import { countPages, MAX_PAGE, readPage } from './paging.ts'

test.each(['', '0', '-1', '501', '9007199254740993', '1e2', '1.5', '01', ' 2', 'x'])(
  'an address that asks for page “%s” asks for the first',
  (text) => {
    expect(readPage(text)).toBe(1)
  },
)

test('a page is read up to the last one that is answered', () => {
  expect([readPage('2'), readPage('500'), readPage('25', 25), readPage('26', 25)]).toEqual([2, 500, 25, 1])
})

test('no list leads to a page that is not answered', () => {
  expect(countPages({ total: 41, pageSize: 20 })).toBe(3)
  expect(countPages({ total: 1_000_000, pageSize: 20 })).toBe(MAX_PAGE)
})
