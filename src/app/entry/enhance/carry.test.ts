import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasCarried, takeCarried } from '#src/app/ui/forms/carried.ts'
import { watchCarried } from './carry.ts'

class Form {}

let submit: (event: object) => void

/** Presses Sign in below a guest's form that contains this note. */
const press = (path: string, note: string) =>
  submit({
    target: Object.assign(new Form(), { note }),
    submitter: { dataset: { carry: path, way: '/auth/login' } },
    preventDefault: () => {},
  })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('HTMLFormElement', Form)
  vi.stubGlobal(
    'FormData',
    class {
      readonly get: () => string
      constructor({ note }: { note: string }) {
        this.get = () => note
      }
    },
  )
  vi.stubGlobal('location', { assign: () => {} })
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: typeof submit) => {
      submit = listener
    },
  })
  watchCarried()
})

afterEach(() => vi.unstubAllGlobals())

test('words wait for their page alone, and are given once', () => {
  press('/vacancy/a', 'Free from March')
  expect(takeCarried('/vacancy/b')).toEqual({})
  expect(takeCarried('/vacancy/a')).toEqual({ note: 'Free from March' })
  expect(hasCarried('/vacancy/a')).toBe(false)
})

test('words that were deleted again do not come back', () => {
  press('/vacancy/a', 'Free from March')
  press('/vacancy/a', '')
  expect(hasCarried('/vacancy/a')).toBe(false)
})

test('an empty form elsewhere takes nothing from words that wait', () => {
  press('/vacancy/a', 'Free from March')
  press('/vacancy/b', '')
  expect(hasCarried('/vacancy/a')).toBe(true)
})
