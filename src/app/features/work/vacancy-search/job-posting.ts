import type { ListCrumb } from '#src/app/breadcrumb-list.ts'
import type { PageContext } from '#src/app/page.ts'
import { paragraphsOf } from '#src/app/ui/own-words.tsx'
import { imagePath } from '#src/contract/file/images.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { CURRENCY_EXPONENTS, isCurrency } from '#src/domain/vocabulary/currencies.ts'
import { cityText } from '#src/i18n/place-name.ts'
import { certificateTexts } from './fact-texts.ts'
import { addressOf, change, parseFilters } from './filters.ts'
import { vacancyPath } from './row-text.ts'
import type { Words } from './words.ts'
import { wordsIn } from './words-in.ts'

type Place = Pick<PageContext, 'locale' | 'origin'>

const CONTEXT = 'https://schema.org'

/**
 * Returns the structured data of a job posting. Only what the page shows, without a required home country, and only in the languages of its
 * text; undefined where it must not appear.
 */
export function createJobPosting(vacancy: VacancyDetail, words: Words, place: Place): object | undefined {
  const { text, language } = wordsIn(vacancy, place.locale)
  if (vacancy.status !== 'published' || language !== place.locale) return undefined
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: words.t('vacancy.detail.heading', { rank: words.rank(vacancy.rank) }),
    description: toHtml(text),
    identifier: { '@type': 'PropertyValue', name: vacancy.employer.name, value: vacancy.id },
    datePosted: new Date(vacancy.publishedAt).toISOString(),
    validThrough: new Date(vacancy.expiresAt).toISOString(),
    jobStartDate: vacancy.joinFrom,
    employmentType: ['CONTRACTOR', 'TEMPORARY'],
    totalJobOpenings: vacancy.positions,
    hiringOrganization: createEmployer(vacancy, place),
    jobLocation: { '@type': 'Place', address: createAddress(vacancy, words) },
    baseSalary: createSalary(vacancy.pay),
    ...createDemands(vacancy, words),
    directApply: true,
    url: place.origin + localizePath(place.locale, vacancyPath(vacancy)),
  }
}

const LOGO = { kind: 'logo', width: 192, format: 'png' } as const

const createEmployer = ({ employer, employerLogo }: VacancyDetail, { origin }: Place) => ({
  '@type': 'Organization',
  name: employer.name,
  ...(employerLogo && { logo: origin + imagePath({ ...LOGO, key: employerLogo }) }),
})

/** The joining port, otherwise the hiring office. */
function createAddress({ port, employer }: VacancyDetail, words: Words) {
  const place = port ? { city: port.name, country: port.country } : employer
  return { '@type': 'PostalAddress', addressLocality: cityText(place, words), addressCountry: place.country }
}

function createSalary(pay: VacancyDetail['pay']) {
  const unit = 10 ** (isCurrency(pay.currency) ? CURRENCY_EXPONENTS[pay.currency] : 2)
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(pay.min === pay.max
        ? { value: pay.min / unit }
        : { ...(pay.min > 0 && { minValue: pay.min / unit }), maxValue: pay.max / unit }),
      unitText: pay.period === 'month' ? 'MONTH' : 'DAY',
    },
  }
}

/** Sea service in months, and documents by their displayed names. */
function createDemands(vacancy: VacancyDetail, words: Words) {
  const months = vacancy.minMonthsInRank ?? vacancy.minMonthsOnType
  const documents = certificateTexts(vacancy, words).map(({ name }) => name)
  return {
    ...(months && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months },
    }),
    ...(documents.length > 0 && { qualifications: documents.join('; ') }),
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const toHtml = (text: string): string =>
  paragraphsOf(text)
    .map(
      (paragraph) =>
        `<p>${paragraph.replace(/[&<>]/g, (sign) => ESCAPES[sign] as string).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')

/** Returns the breadcrumbs of a vacancy. */
export function listCrumbs(vacancy: Pick<VacancyDetail, 'fleet' | 'rank'>, words: Words): ListCrumb[] {
  const all = parseFilters({})
  const fleet = change(all, { fleet: [vacancy.fleet] })
  return [
    { name: words.t('vacancy.list.title'), path: addressOf(all) },
    { name: words.fleet(vacancy.fleet), path: addressOf(fleet) },
    { name: words.rank(vacancy.rank), path: addressOf(change(fleet, { rank: [vacancy.rank] })) },
  ]
}
