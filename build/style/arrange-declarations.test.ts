import { expect, test } from 'vitest'
import { arrangeDeclarations } from './arrange-declarations.ts'

test('declarations are in the same order in every rule, the commonest first', () => {
  expect(arrangeDeclarations('a{gap:1px;color:red}b{color:red;margin:0}')).toBe(
    'a{color:red;gap:1px}b{color:red;margin:0}',
  )
})

test('what one sets and another sets again stays in its order', () => {
  for (const rule of [
    'a{padding-inline:0;padding:1px}',
    'a{line-height:2;font:1rem serif}',
    'a{font:1rem serif;line-height:2}',
    'a{align-items:start;place-items:center}',
    'a{-webkit-mask:none;mask:none}',
    'a{block-size:100vh;block-size:100dvh}',
  ])
    expect(arrangeDeclarations(`${rule}b{font:0;line-height:0;padding:0}`)).toContain(rule)
})

test('rules within others, their order and what is important stay as they are', () => {
  const css = '@media print{a{color:red!important}}b{color:#00f}@keyframes turn{to{rotate:1turn}}'
  expect(arrangeDeclarations(css)).toBe(css)
})
