import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findTextProblem, findTextState, pickVersion, TEXT_PARTS } from './service-text.ts'

const DAY = 86_400_000
const MONDAY = Date.UTC(2026, 10, 30, 12)
const version = (number: number, from: string, createdAt: number) => ({ number, from, createdAt })

test('a version holds from its date, and not before it was published', () => {
  const first = version(1, '2026-11-30', MONDAY)
  const planned = version(2, '2026-12-02', MONDAY + 1)
  const versions = [planned, first]
  expect(pickVersion(versions, MONDAY - 1)).toBe(undefined)
  expect(pickVersion(versions, MONDAY + 2)).toBe(first)
  expect(pickVersion(versions, MONDAY + 2 * DAY)).toBe(planned)
})

test('of two versions of one date the later one holds, and a planned one follows one that begins before it', () => {
  const [planned, sooner, again] = [
    version(1, '2026-12-02', MONDAY),
    version(2, '2026-11-30', MONDAY + 1),
    version(3, '2026-12-02', MONDAY + 2),
  ]
  expect(pickVersion([planned, sooner], MONDAY + 2)).toBe(sooner)
  expect(pickVersion([planned, sooner], MONDAY + 3 * DAY)).toBe(planned)
  expect(pickVersion([planned, sooner, again], MONDAY + 3 * DAY)).toBe(again)
})

test('a language is missing or older once the English has a later version', () => {
  expect(findTextState(undefined, undefined)).toBe('current')
  expect(findTextState(5, undefined)).toBe('current')
  expect(findTextState(undefined, 5)).toBe('missing')
  expect(findTextState(4, 5)).toBe('older')
  expect(findTextState(6, 5)).toBe('current')
})

test.each([
  ['title', 'Consultation with refund', 'refund'],
  ['title', 'Консультация с возвратом', 'refund'],
  ['text', 'We refund a part that is late.', undefined],
  ['not', 'There is no guarantee.', 'guarantee'],
  ['text', 'Mit Garantie', 'guarantee'],
  ['text', 'We find you a job on a tanker.', 'job'],
  ['text', 'Мы найдём вам работу.', 'job'],
  ['text', '您将获得工作', 'job'],
  ['not', 'It does not find you a job.', undefined],
  ['text', '<b>Fast</b>', 'html'],
  ['text', 'For ships < 500 GT', undefined],
] as const)('judges %s: %s', (part, text, problem) => {
  expect(findTextProblem(part, text)).toBe(problem)
})

test('the texts of the product pass the rules for texts', () => {
  const locales = resolve(import.meta.dirname, '../../../locales')
  const files = globSync('*/service.json', { cwd: locales })
  expect(files.length).toBeGreaterThan(11)
  const wrong = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(locales, file), 'utf8')) as Record<string, string>).filter(
      ([id, text]) => TEXT_PARTS.some((part) => id.startsWith(`service.${part}.`) && findTextProblem(part, text)),
    ),
  )
  expect(wrong).toEqual([])
})
