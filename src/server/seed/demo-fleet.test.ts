import { describe, expect, test } from 'vitest'
import { vacancyCopySchema } from '#src/contract/application/sent-schemas.ts'
import { readCv } from '#src/domain/cv/cv-text.ts'
import { DAY } from '#src/domain/time.ts'
import { collectFleet } from './collect-fleet.ts'
import { createDemoFleet } from './demo-fleet.ts'
import { toStatements } from './to-statements.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const fleet = collectFleet({ now: NOW, passwordHash: 'hash' })
const companies = fleet.organisation.filter(({ kind }) => kind === 'company')
const published = fleet.vacancy.filter((row) => row.status === 'published')
const unique = (values: readonly unknown[]) => new Set(values).size

describe('size', () => {
  test('is as asked for', () => {
    expect(published).toHaveLength(1500)
    expect(fleet.company).toHaveLength(60)
    expect(unique(companies.map((row) => row.country))).toBe(25)
    expect(fleet.seaman).toHaveLength(301)
    expect(unique(fleet.seaman.map((row) => row.citizenship))).toBeGreaterThanOrEqual(22)
    expect(fleet.application.length).toBeGreaterThan(800)
    expect(fleet.application.length).toBeLessThan(1100)
  })

  test('every company and training centre is an organisation with an owner', () => {
    const details = [...fleet.company, ...fleet.training_center].map(({ id }) => id)
    expect(fleet.organisation.map(({ id }) => id)).toEqual(details)
    expect(fleet.organisation_member.map(({ organisation_id, role }) => [organisation_id, role])).toEqual(
      details.map((id) => [id, 'owner']),
    )
  })

  test('some vacancies are expired, closed or drafts', () => {
    const count = (status: string) => fleet.vacancy.filter((row) => row.status === status).length
    expect(count('expired')).toBe(90)
    expect(count('closed')).toBeGreaterThan(10)
    expect(count('draft')).toBeGreaterThan(5)
  })

  test('companies beyond the written ones get names of their own', () => {
    const { organisation } = collectFleet({ now: NOW, passwordHash: 'hash', vacancies: 10, companies: 700, seamen: 1 })
    expect(unique(organisation.map((row) => row.slug))).toBe(701)
  })
})

test('what was kept of a vacancy when someone applied is what the application page reads', () => {
  expect(fleet.vacancy_copy.length).toBeGreaterThan(100)
  const isReadable = (document: string) => vacancyCopySchema.safeParse(JSON.parse(document)).success
  expect(fleet.vacancy_copy.filter(({ document }) => !isReadable(document)).map((row) => row.vacancy_id)).toEqual([])
})

describe('determinism', () => {
  const options = { now: NOW, passwordHash: 'hash', vacancies: 60, seamen: 12 }

  test('the same options give the same rows', () => {
    expect(collectFleet(options)).toEqual(collectFleet(options))
  })

  test('another seed gives others', () => {
    expect(collectFleet({ ...options, seed: 2 }).vacancy).not.toEqual(collectFleet(options).vacancy)
  })

  test('dates move with now, nothing else does', () => {
    const later = collectFleet({ ...options, now: NOW + 100 * DAY })
    const first = collectFleet(options)
    expect(later.vacancy.map((row) => row.rank)).toEqual(first.vacancy.map((row) => row.rank))
    expect(later.vacancy.every((row) => row.created_at > NOW)).toBe(true)
  })
})

describe('keys', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  test('are valid UUIDs and never given twice', () => {
    const tables = [
      fleet.account,
      fleet.organisation,
      fleet.seaman,
      ...fleet.cv
        .map(({ document }) => readCv(document))
        .map(({ experience, documents }) => [...experience, ...documents]),
      fleet.vacancy,
      fleet.application,
    ]
    const ids = tables.flatMap((rows) => rows.map((row) => row.id))
    expect(ids.filter((id) => !UUID.test(id))).toEqual([])
    expect(unique(ids)).toBe(ids.length)
    expect(unique(fleet.seaman.map((row) => row.public_id))).toBe(fleet.seaman.length)
    expect(unique(fleet.account.map((row) => row.email))).toBe(fleet.account.length)
    expect(unique(fleet.organisation.map((row) => row.slug))).toBe(fleet.organisation.length)
  })

  test('a higher number is a newer vacancy', () => {
    const times = published.map((row) => row.published_at ?? 0)
    expect(times).toEqual(times.toSorted((first, second) => first - second))
    expect(unique(fleet.vacancy.map((row) => row.seq))).toBe(fleet.vacancy.length)
  })
})

describe('times', () => {
  test('open vacancies were published in the last thirty days, several today, and are open still', () => {
    expect(published.every((row) => (row.published_at ?? 0) <= NOW && (row.published_at ?? 0) > NOW - 30 * DAY)).toBe(
      true,
    )
    expect(published.filter((row) => (row.published_at ?? 0) > NOW - 9.5 * 3_600_000).length).toBeGreaterThan(5)
    expect(published.every((row) => (row.expires_at ?? 0) >= (row.published_at ?? 0) + 30 * DAY)).toBe(true)
  })

  test('expired ones ran out within thirty days', () => {
    const expired = fleet.vacancy.filter((row) => row.status === 'expired')
    expect(expired.every((row) => (row.expires_at ?? 0) < NOW && (row.expires_at ?? 0) > NOW - 30 * DAY)).toBe(true)
  })

  test('no one applied before the vacancy was open or after today', () => {
    const openedAt = new Map(fleet.vacancy.map((row) => [row.id, row.published_at ?? Number.POSITIVE_INFINITY]))
    const wrong = fleet.application.filter(
      (row) => row.created_at < (openedAt.get(row.vacancy_id) ?? 0) || row.updated_at > NOW,
    )
    expect(wrong).toEqual([])
  })
})

describe('statements', () => {
  test('bind one parameter whatever the number of rows', () => {
    const statements = [...createDemoFleet({ now: NOW, passwordHash: 'hash', vacancies: 30, seamen: 5 })].flatMap(
      toStatements,
    )
    expect(statements.every(({ sql, params }) => sql.split('?').length === 2 && params.length === 1)).toBe(true)
    expect(statements.every(({ params }) => params[0].length < 1_000_000)).toBe(true)
  })

  test('an empty batch writes nothing', () => {
    expect(toStatements({ table: 'vacancy', rows: [] })).toEqual([])
  })
})

test('three reports wait for an admin, and none is about the demo company', () => {
  const open = fleet.report.filter(({ status }) => status === 'open')
  expect(open.map(({ kind }) => kind).sort()).toEqual(['company', 'vacancy', 'vacancy'])
  const demoCompany = companies.find(({ name }) => name === 'North Strand Crewing')?.id
  const owners = open.map(({ target_id }) => fleet.vacancy.find(({ id }) => id === target_id)?.company_id ?? target_id)
  expect(owners).not.toContain(demoCompany)
})
