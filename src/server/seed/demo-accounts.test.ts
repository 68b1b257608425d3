import { describe, expect, test } from 'vitest'
import { readCv } from '#src/domain/cv/cv-text.ts'
import { DAY } from '#src/domain/time.ts'
import { collectFleet } from './collect-fleet.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const fleet = collectFleet({ now: NOW, passwordHash: 'hash' })
const accountOf = (email: string) => fleet.account.find((row) => row.email === email)

test('there is a demo account for each role and a second admin, all in English with the same password', () => {
  const accounts = fleet.account.filter((row) => row.email.endsWith('@demo.example'))
  expect(Object.fromEntries(accounts.map((row) => [row.email, row.role]))).toEqual({
    'seaman@demo.example': 'seaman',
    'company@demo.example': 'company',
    'training@demo.example': 'training-center',
    'admin@demo.example': 'admin',
    'admin2@demo.example': 'admin',
    'newcomer@demo.example': 'user',
  })
  expect(accounts.every((row) => row.language === 'en')).toBe(true)
  expect(accounts.every((row) => row.email_verified_at !== null)).toBe(true)
  expect(fleet.account.every((row) => row.password_hash === 'hash')).toBe(true)
})

test('both demo admins are owners', () => {
  const owners = fleet.admin_permission.filter(({ permission }) => permission === 'owner')
  expect(owners.map(({ account_id }) => account_id)).toEqual(
    ['admin@demo.example', 'admin2@demo.example'].map((email) => accountOf(email)?.id),
  )
})

describe('the demo company', () => {
  const owned = fleet.organisation_member.find((row) => row.account_id === accountOf('company@demo.example')?.id)
  const company = fleet.organisation.find(({ id }) => id === owned?.organisation_id)
  const own = fleet.vacancy.filter((row) => row.company_id === company?.id)

  test('is verified and has many open vacancies with applications', () => {
    expect(company).toMatchObject({ name: 'North Strand Crewing', verified: 1 })
    expect(own.filter((row) => row.status === 'published').length).toBeGreaterThanOrEqual(24)
    const ids = new Set(own.map((row) => row.id))
    expect(fleet.application.filter((row) => ids.has(row.vacancy_id)).length).toBeGreaterThanOrEqual(40)
  })

  test('has open vacancies in a small fleet too', () => {
    const small = collectFleet({ now: NOW, passwordHash: 'hash', vacancies: 80, seamen: 5 })
    const id = small.organisation.find((row) => row.name === 'North Strand Crewing')?.id
    expect(
      small.vacancy.filter((row) => row.company_id === id && row.status === 'published').length,
    ).toBeGreaterThanOrEqual(24)
  })

  test('asks in its newest vacancy for what the demo seafarer is', () => {
    expect(fleet.vacancy.at(-1)).toMatchObject({
      company_id: company?.id,
      rank: 'chief-officer',
      vessel_type: 'lng-carrier',
    })
  })
})

describe('the demo seafarer', () => {
  const seaman = fleet.seaman.find((row) => row.account_id === accountOf('seaman@demo.example')?.id)

  test('is a Chief Officer with a whole career on gas carriers', () => {
    expect(seaman).toMatchObject({
      firstname: 'Marek',
      surname: 'Zielinski',
      citizenship: 'PL',
      position_main: 'chief-officer',
    })
    const cv = readCv(fleet.cv.find((row) => row.seaman_id === seaman?.id)?.document ?? '{}')
    expect(cv.experience.length).toBeGreaterThan(10)
    expect(cv.documents.filter(({ type }) => type === 'passport')).toHaveLength(2)
  })

  test('has applied to older vacancies only', () => {
    const publishedAt = new Map(fleet.vacancy.map((row) => [row.id, row.published_at ?? 0]))
    const own = fleet.application.filter((row) => row.seaman_id === seaman?.id)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every((row) => (publishedAt.get(row.vacancy_id) ?? NOW) < NOW - 5 * DAY)).toBe(true)
  })
})
