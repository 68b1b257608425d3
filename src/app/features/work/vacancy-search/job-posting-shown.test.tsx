import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import type { VacancyDetail as Detail } from '#src/contract/vacancy-search/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { createDetail, NOW } from './examples.fixture.ts'
import { createJobPosting } from './job-posting.ts'
import { VacancyDetail } from './vacancy-detail.tsx'
import { type Words, wordsFor } from './words.ts'

type Posting = Record<string, unknown> & {
  description: string
  datePosted: string
  validThrough: string
  jobStartDate: string
  totalJobOpenings: number
  hiringOrganization: { name: string }
  jobLocation: { address: { addressLocality: string; addressCountry: string } }
  baseSalary: { currency: string; value: { value?: number; minValue?: number; maxValue?: number; unitText: string } }
  experienceRequirements: { monthsOfExperience: number }
  qualifications: string
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
const bare = (text: string) => plain(text).trim()

async function show(changes: Partial<Detail>, locale: LocaleCode) {
  const intl = await loadIntl(locale)
  const vacancy = createDetail({ textLanguage: locale, ...changes })
  const words = wordsFor(intl, formatsFor(intl))
  const ctx = {
    session: null,
    now: NOW,
    locale,
    intl,
    params: { id: vacancy.id },
    search: {},
    here: '/',
  } as never as PageContext
  const page = renderToString(
    <IntlProvider intl={intl}>
      <LocaleProvider value={locale}>
        <VacancyDetail data={{ vacancy }} ctx={ctx} />
      </LocaleProvider>
    </IntlProvider>,
  )
  const posting = createJobPosting(vacancy, words, { locale, origin: 'https://gangway.example' }) as Posting
  return { text: plain(page), posting, words }
}

/** How each property appears on the page; others must not be in the posting. */
const SHOWN: Record<string, (posting: Posting, words: Words) => string[]> = {
  title: ({ title }) => [String(title)],
  description: ({ description }) => description.split(/<[^>]+>/).filter(Boolean),
  datePosted: ({ datePosted }, { formats }) => [formats.date(Date.parse(datePosted))],
  validThrough: ({ validThrough }, { formats }) => [formats.date(Date.parse(validThrough))],
  jobStartDate: ({ jobStartDate }, { formats }) => [formats.plainDate(jobStartDate)],
  totalJobOpenings: ({ totalJobOpenings }, { t, formats }) => [
    `${t('vacancy.detail.positions')} ${formats.number(totalJobOpenings)}`,
  ],
  hiringOrganization: ({ hiringOrganization }) => [hiringOrganization.name],
  jobLocation: ({ jobLocation: { address } }, { formats }) => [
    address.addressLocality,
    formats.country(address.addressCountry),
  ],
  baseSalary: ({ baseSalary: { currency, value } }, { t, formats }) => {
    const least = value.value ?? value.minValue ?? 0
    const most = value.value ?? value.maxValue ?? 0
    const pay = formats.payRange({ min: least * 100, max: most * 100, currency, period: 'month' } as never)
    return [pay, t(value.unitText === 'MONTH' ? 'ui.pay.monthly' : 'ui.pay.daily')]
  },
  experienceRequirements: ({ experienceRequirements }) => [String(experienceRequirements.monthsOfExperience)],
  qualifications: ({ qualifications }) => qualifications.split('; '),
}
/** Properties about the format or the page's address. */
const FORM = ['@context', '@type', 'identifier', 'employmentType', 'directApply', 'url']

const CASES: [name: string, changes: Partial<Detail>, locale: LocaleCode][] = [
  ['a month’s pay and a port', {}, 'en'],
  [
    'one figure a day and no port',
    { port: null, pay: { min: 45_000, max: 45_000, currency: 'USD', period: 'day' } },
    'en',
  ],
  ['another language', {}, 'fr'],
  ['Arabic', {}, 'ar'],
]

describe('what search engines are told is on the page', () => {
  test.each(CASES)('%s', async (_, changes, locale) => {
    const { text, posting, words } = await show(changes, locale)
    for (const property of Object.keys(posting)) {
      if (FORM.includes(property)) continue
      const listed = SHOWN[property]
      expect(listed, `${property} has no place on the page`).toBeDefined()
      for (const shown of listed?.(posting, words) ?? []) expect(text, property).toContain(bare(shown))
    }
  })

  test('the required and recommended properties are there', async () => {
    const { posting } = await show({}, 'en')
    expect(Object.keys(posting)).toEqual(expect.arrayContaining(Object.keys(SHOWN)))
  })
})
