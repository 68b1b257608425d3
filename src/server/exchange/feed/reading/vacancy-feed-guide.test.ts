import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { DAY } from '#src/domain/time.ts'
import { getQueryLookup } from '#src/server/work/vacancy-search/query-words.ts'
import { findField } from './field-labels.ts'
import { parseFeed } from './parse-feed.ts'
import { readDuration } from './read-duration.ts'
import { readItem } from './read-item.ts'
import { readJoining } from './read-joining.ts'
import { readPay } from './read-pay.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const NOW = Date.UTC(2026, 10, 20)
const lookup = await getQueryLookup()
const readGuide = (locale: string) => readFileSync(resolve(ROOT, `locales/${locale}/docs/vacancy-feeds.md`), 'utf8')
const listCodes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const TERMS = {
  Salary: (value: string) => 'pay' in readPay(value),
  'Join date': (value: string) => 'window' in readJoining(value, { now: NOW }),
  'Contract duration': (value: string) => 'duration' in readDuration(value),
}

it.each([0, 40, 100, 200, 300, 364])('the example file is read without a refusal, %i days on', (days) => {
  const { items } = parseFeed(readFileSync(resolve(ROOT, 'public/examples/vacancy-feed.xml'), 'utf8'))
  const read = items.map((item) => readItem(item, { lookup, language: 'en', now: NOW + days * DAY }))
  expect(read.map(({ reasons, notes }) => [...reasons, ...notes])).toEqual([[], []])
})

it.each(LOCALE_CODES)('what the guide advises is understood (%s)', (locale) => {
  const rows = readGuide(locale)
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const labels = rows.filter((row) => !row.includes('{{')).flatMap(listCodes)
  expect(labels.length).toBeGreaterThan(18)
  expect(labels.filter((label) => !findField(label))).toEqual([])
  const advice = rows.filter((row) => row.includes('{{')).flatMap(listCodes)
  const said = advice.flatMap((code) => {
    const [label = '', value = ''] = code.split(': ')
    const reads = TERMS[label as keyof typeof TERMS]
    return reads ? [{ code, isRead: reads(value) }] : []
  })
  expect(said.length).toBeGreaterThan(7)
  expect(said.filter(({ isRead }) => !isRead)).toEqual([])
})
