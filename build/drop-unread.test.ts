import { expect, it } from 'vitest'
import { dropUnread } from './drop-unread.ts'

it('leaves out custom properties that nothing reads, wherever they stand', () => {
  expect(dropUnread(':root{--a:1px;--b:2px;color:red;--c:3px}.x{inline-size:var(--b)}')).toBe(
    ':root{--b:2px;color:red;}.x{inline-size:var(--b)}',
  )
})

it('leaves out what was read only by something left out', () => {
  expect(dropUnread(':root{--a:1px;--b:var(--a);color:red}')).toBe(':root{color:red}')
})

it('keeps what is read with a fallback, and drawings whose text looks like a declaration', () => {
  const kept = '.i{--i:url("data:image/svg+xml,<svg style=\'a;--z:1\'>");mask:var(--i,none)}'
  expect(dropUnread(kept)).toBe(kept)
})
