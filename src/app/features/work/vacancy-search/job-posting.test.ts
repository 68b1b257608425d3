import { expect, test } from 'vitest'
import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { paragraphsOf } from '#src/app/ui/own-words.tsx'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createDetail } from './examples.fixture.ts'
import { createJobPosting, listCrumbs } from './job-posting.ts'
import { wordsFor } from './words.ts'

const intl = await loadIntl('en')
const words = wordsFor(intl, formatsFor(intl))
const place = { locale: 'en', origin: 'https://gangway.example' } as const
const post = (changes = {}) => createJobPosting(createDetail(changes), words, place)

test('says what search engines ask for', () => {
  expect(post()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Chief Officer',
    datePosted: '2026-11-19T12:00:00.000Z',
    validThrough: '2026-12-05T12:00:00.000Z',
    jobStartDate: '2026-12-12',
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: 'North Strand Crewing' },
    jobLocation: { address: { addressLocality: 'Rotterdam', addressCountry: 'NL' } },
    baseSalary: { currency: 'USD', value: { minValue: 10_200, maxValue: 11_400, unitText: 'MONTH' } },
  })
})

test('counts money in the units of its currency and names days as days', () => {
  const posting = post({ pay: { min: 62_000, max: 70_000, currency: 'JPY', period: 'day' } })
  expect(posting).toMatchObject({ baseSalary: { currency: 'JPY', value: { minValue: 62_000, unitText: 'DAY' } } })
})

test('names no lower end of pay where the advertiser named none', () => {
  const posting = post({ pay: { min: 0, max: 700_000, currency: 'EUR', period: 'month' } }) as {
    baseSalary: { value: object }
  }
  expect(posting.baseSalary.value).toEqual({ '@type': 'QuantitativeValue', maxValue: 7000, unitText: 'MONTH' })
})

test('names the hiring office while the port is not known', () => {
  expect(post({ port: null })).toMatchObject({
    jobLocation: { address: { addressLocality: 'Gdynia', addressCountry: 'PL' } },
  })
})

test('never demands a home country of applicants, nor work from home', () => {
  expect(post({ nationalities: ['PL'] })).not.toHaveProperty('applicantLocationRequirements')
  expect(post()).not.toHaveProperty('jobLocationType')
})

test('stands only in the language of its text and while the vacancy is open', () => {
  expect(post({ textLanguage: 'uk' })).toBeUndefined()
  expect(post({ status: 'expired' })).toBeUndefined()
})

test('carries the text as paragraphs and no markup of the advertiser', () => {
  expect(post({ text: 'One\nline\n\n<b>Two</b> & more' })).toMatchObject({
    description: '<p>One<br>line</p><p>&lt;b&gt;Two&lt;/b&gt; &amp; more</p>',
  })
})

test('paragraphs end with an empty line, of whatever system', () => {
  expect(paragraphsOf('a\r\n\r\nb\n \nc\n\n\n')).toEqual(['a', 'b', 'c'])
})

test('breadcrumbs are absolute and in the language of the page', () => {
  const crumbs = createBreadcrumbList(listCrumbs(createDetail(), words), { ...place, locale: 'uk' })
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://gangway.example/uk/vacancy' },
      { position: 2, item: 'https://gangway.example/uk/vacancy?fleet=tanker-fleet' },
      { position: 3, item: 'https://gangway.example/uk/vacancy?rank=chief-officer&fleet=tanker-fleet' },
    ],
  })
})

test('German titles say that everyone is meant', async () => {
  const german = await loadIntl('de')
  const posting = createJobPosting(createDetail({ textLanguage: 'de' }), wordsFor(german, formatsFor(german)), {
    ...place,
    locale: 'de',
  })
  expect(posting).toMatchObject({ title: 'Erster Offizier (C/O) (m/w/d)' })
})
