import { expect, test } from 'vitest'
import { collectFleet } from './collect-fleet.ts'

const fleet = collectFleet({ now: Date.UTC(2026, 10, 20), passwordHash: 'hash', vacancies: 300, seamen: 5 })

test('the demo company has one feed, from which its newest vacancies come', () => {
  const [source] = fleet.feed_source
  const company = fleet.organisation.find(({ id }) => id === source?.company_id)
  expect([fleet.feed_source.length, company?.name]).toEqual([1, 'North Strand Crewing'])
  const own = fleet.vacancy.filter(({ id }) => fleet.feed_item.some((item) => item.vacancy_id === id))
  expect(own.map(({ company_id, status }) => [company_id, status])).toEqual(
    Array.from({ length: 8 }, () => [company?.id, 'published']),
  )
})

test('its report has been confirmed and shows what was refused too', () => {
  const rows = fleet.feed_report_row
  expect(fleet.feed_report).toMatchObject([{ status: 'confirmed', items: rows.length }])
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  expect(refused.every(({ reasons }) => reasons !== '[]')).toBe(true)
  expect(refused.map(({ facts }) => JSON.parse(facts ?? '{}').rank)).toEqual(['able-seaman', 'second-cook', 'fitter'])
})
