import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'
import { isolate } from './isolate.ts'
import { normaliseSpaces } from './spaces.ts'

it('isolates Latin and numeric runs in right-to-left texts, once', () => {
  const isolated = '\u20682/O\u2069'
  expect(isolate('2/O', 'rtl')).toBe(isolated)
  expect(isolate(isolated, 'rtl')).toBe(isolated)
})

it('leaves left-to-right texts and native words as they are', () => {
  expect(isolate('2/O', 'ltr')).toBe('2/O')
  expect(isolate('ربان', 'rtl')).toBe('ربان')
})

it('knows the direction of codes and tags', () => {
  expect(['ar', 'ar-SA', 'he', 'fa', 'ur', 'en', 'zh-CN', 'az'].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ])
})

it('writes the spaces of every engine the same way', () => {
  expect(normaliseSpaces('2:30\u202fPM')).toBe('2:30\u00a0PM')
  expect(normaliseSpaces('2:30 PM')).toBe('2:30\u00a0PM')
  expect(normaliseSpaces('14\u202f500 US$')).toBe('14\u00a0500 US$')
  expect(normaliseSpaces('5 August')).toBe('5 August')
  expect(normaliseSpaces('30 листопада 2026 р.')).toBe('30 листопада 2026\u00a0р.')
})
