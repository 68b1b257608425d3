import { expect, test } from 'vitest'
import { listPages } from './pager.tsx'

test('few pages are all shown', () => {
  expect(listPages(2, 3)).toEqual([1, 2, 3])
})

test('first, last and the neighbours are shown; longer gaps are left out', () => {
  expect(listPages(7, 15)).toEqual([1, undefined, 6, 7, 8, undefined, 15])
})

test('a gap of one page is no gap', () => {
  expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('the ends have one gap', () => {
  expect(listPages(1, 9)).toEqual([1, 2, undefined, 9])
  expect(listPages(9, 9)).toEqual([1, undefined, 8, 9])
})
