import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import type { Company } from '#src/contract/crewing/schemas.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { CompanyView } from './company-view.tsx'
import { COMPANY } from './example.fixture.ts'

const intl = await loadIntl('en')
const NOW = Date.UTC(2026, 10, 20)

const inEnglish = (element: ReactNode) => renderToStaticMarkup(<IntlProvider intl={intl}>{element}</IntlProvider>)

function show(changes: Partial<Company> = {}, session: Partial<SessionUser> | null = null, search = {}): string {
  const company = { ...COMPANY, ...changes }
  const ctx = { intl, locale: 'en', here: '/crewing/pl/x', search, session, now: NOW } as unknown as PageContext
  return inEnglish(<CompanyView data={{ company }} ctx={ctx} rows={<p>ROWS</p>} />)
}

describe('answers', () => {
  test('are told in whole tenths and days, never better than measured', () => {
    expect(show()).toContain('8 in 10<small>usually within 2 days</small>')
    expect(show({ answers: { rate: 99, hours: 5 } })).toContain('9 in 10<small>usually within 5 hours</small>')
    expect(show({ answers: { rate: 100, hours: 24 } })).toContain('All<small>usually within 1 day</small>')
    expect(show({ answers: { rate: 4, hours: null } })).toMatch(/Fewer than 1 in 10<\/dd>/)
  })

  test('are not mentioned where they are not measured', () => {
    expect(show({ answers: null })).not.toMatch(/Replies/)
  })
})

describe('the licence', () => {
  test('stands with its issuer, its end and the day it was checked', () => {
    const html = show()
    for (const text of ['UMG-7', 'Maritime Office', '1 January 2027', '1 October 2026']) expect(html).toContain(text)
    expect(html).not.toContain('Expired')
  })

  test('that has run out says so', () => {
    expect(show({ licence: { number: 'A', issuer: null, expires: '2026-11-19', checkedAt: null } })).toContain(
      'Expired',
    )
    expect(show({ licence: { number: 'A', issuer: null, expires: '2026-11-20', checkedAt: null } })).not.toContain(
      'Expired',
    )
  })

  test('that no one checked warns', () => {
    expect(show({ verified: false, licence: null })).toContain('Check it with the authority')
  })
})

describe('its own words', () => {
  test('keep their language, direction and paragraphs, and are never markup', () => {
    const html = show({ about: { text: 'مرحبا\n\n<script>', language: 'ar' } })
    expect(html).toContain('dir="auto" lang="ar"><p>مرحبا</p><p>&lt;script&gt;</p>')
    expect(html).toContain('Written in: Arabic')
  })

  test('are left out where there are none', () => {
    expect(show({ about: null })).not.toContain('About the company')
  })
})

describe('the contact form', () => {
  test('of guests posts the words, so that no address has them, and can be kept for all of them', () => {
    const html = show()
    expect(html).toMatch(/<form[^>]* method="post"><p class="small muted">/)
    expect(html).toContain(
      'data-way="/auth/login?redirect=%2Fcrewing%2Fpl%2Fnorth-strand-crewing%3Fwrite%3Dyes%23contact"',
    )
    expect(html).not.toMatch(/csrf|idempotencyKey/)
  })

  test('is a way to the inbox for seafarers', () => {
    const html = show({}, { role: 'seaman' })
    expect(html).not.toContain('<form')
    expect(html).toContain(`href="/seaman/inbox?kind=company&amp;id=${COMPANY.id}"`)
    expect(html).toContain(`Write to ${COMPANY.name}`)
  })

  test('is there for a seafarer who began to write as a guest', () => {
    const session = { role: 'seaman', displayName: 'Iryna K' } as const
    expect(show({ carriedNote: 'Free from March' }, session)).toMatch(/<form[\s\S]*Free from March<\/textarea>/)
    expect(show({}, session, { write: 'yes' })).toContain('<form')
  })

  test.each(['company', 'training-center', 'admin', 'user'] as const)('is not shown to %s', (role) => {
    const html = show({}, { role })
    expect(html).not.toContain('<form')
    expect(html).toContain('/report?kind=company')
  })
})

test('a company without open vacancies says so', () => {
  expect(show({ openVacancies: 0 })).not.toContain('ROWS')
  expect(show()).toContain('ROWS')
})
