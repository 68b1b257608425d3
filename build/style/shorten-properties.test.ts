import { expect, test } from 'vitest'
import { inlineConstants, shortenNames } from './shorten-properties.ts'

test('what is defined once on the root is written where it is read', () => {
  expect(inlineConstants(':root{--a:1rem}p{gap:calc(2*var(--a)) var(--a)}')).toContain('p{gap:calc(2*1rem) 1rem}')
})

test('a long value is written where it is read when that is one place, and keeps its name when there are several', () => {
  const long = ':root{--a:0 1px 2px rgb(6 16 24/.12)}'
  expect(inlineConstants(`${long}p{box-shadow:var(--a)}`)).toContain('p{box-shadow:0 1px 2px rgb(6 16 24/.12)}')
  expect(inlineConstants(`${long}p{box-shadow:var(--a)}i{box-shadow:var(--a)}`)).toContain('p{box-shadow:var(--a)}')
})

test('what a mode, a language or an element defines again keeps its name', () => {
  for (const other of ['@media print{:root{--a:2rem}}', ':lang(ar){--a:2rem}', '.b{--a:2rem}'])
    expect(inlineConstants(`:root{--a:1rem}${other}p{gap:var(--a)}`)).toContain('p{gap:var(--a)}')
  expect(inlineConstants('.b{--a:1rem}p{gap:var(--a)}')).toContain('p{gap:var(--a)}')
})

test('names are as short as can be, and each stays one', () => {
  expect(shortenNames('.x{--ink-2:red;--ink:var(--ink-2)}p{color:var(--ink-2)}')).toBe(
    '.x{--a:red;--b:var(--a)}p{color:var(--a)}',
  )
  expect(shortenNames('.x{--r:1px;--ink:red;--a:2px}')).toBe('.x{--b:1px;--c:red;--d:2px}')
  const many = Array.from({ length: 60 }, (_, place) => `--name-${place}:0`).join(';')
  expect(new Set(shortenNames(many).match(/--\w+/g)).size).toBe(60)
})
