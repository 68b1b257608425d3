import { afterEach, expect, test, vi } from 'vitest'
import { showAnswer } from '../ui/forms/show-answer.ts'
import { scrollToHash } from './scroll-to-hash.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['scrolling there', () => scrollToHash('%zz')],
  ['looking for an answer there', () => showAnswer('#%zz')],
])('a hash that someone broke names what is called so: %s', (_, seek) => {
  const asked: string[] = []
  const document = { getElementById: (id: string) => void asked.push(id), querySelector: () => null }
  vi.stubGlobal('document', document)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  seek()
  expect(asked).toEqual(['%zz'])
})
