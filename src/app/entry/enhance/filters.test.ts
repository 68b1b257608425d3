import { expect, test } from 'vitest'
import { keepFilled } from './filters.ts'

const sent = (query: string): string => {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(query)) data.append(name, value)
  keepFilled(data, [['currency', 'payFrom']])
  return [...data].map((pair) => pair.join('=')).join('&')
}

test('what no one filled in stays out of the address, ticked boxes stay', () => {
  expect(sent('q=&rank=master&rank=bosun&rank=&page=')).toBe('rank=master&rank=bosun')
})

test('a currency goes with a sum only', () => {
  expect(sent('payFrom=&currency=EUR')).toBe('')
  expect(sent('payFrom=3500&currency=EUR')).toBe('payFrom=3500&currency=EUR')
})
