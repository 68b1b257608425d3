import { expect, test } from 'vitest'
import { collectFleet } from './collect-fleet.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const fleet = collectFleet({ now: NOW, passwordHash: 'hash' })
const companies = fleet.organisation.filter(({ kind }) => kind === 'company')
const officesOf = (name: string) => {
  const id = companies.find((row) => row.name === name)?.id
  return fleet.company_office.filter((row) => row.company_id === id)
}

test('every company has its seat first, at the place that it names', () => {
  for (const company of companies) {
    const [seat] = officesOf(company.name)
    expect(seat).toMatchObject({ kind: 'head', country: company.country, city: company.city, sort: 0 })
  }
})

test('offices that its own words mention exist, no city twice with the same work', () => {
  expect(officesOf('Nordbris Subsea').map(({ city }) => city)).toEqual(['Stavanger', 'Gdynia'])
  for (const company of companies) {
    const places = officesOf(company.name).map(({ kind, city }) => `${kind} ${city}`)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('words about a company are in the language that they say they are in', () => {
  const scripts = { zh: /\p{Script=Han}/u, ar: /\p{Script=Arabic}/u }
  for (const { text, language } of fleet.company_text) {
    const script = Object.entries(scripts).find(([, pattern]) => pattern.test(text))?.[0]
    if (script || language in scripts) expect(language).toBe(script)
  }
  expect(new Set(fleet.company_text.map(({ language }) => language))).toEqual(
    new Set(['en', 'de', 'fr', 'es', 'pt', 'id', 'zh', 'ar']),
  )
})

test('some companies have not been checked, and some of those have no licence', () => {
  const unchecked = companies.filter((row) => row.verified === 0)
  expect(unchecked.length).toBeGreaterThan(3)
  expect(unchecked.filter((row) => row.licence_number === null).length).toBeGreaterThan(0)
  expect(companies.filter((row) => row.verified === 1 && row.licence_number === null)).toEqual([])
})

test('applications that were answered say when, the others do not', () => {
  for (const row of fleet.application) {
    if (row.status === 'new') expect(row.answered_at).toBeNull()
    else expect(row.answered_at).toBe(row.updated_at)
  }
})
