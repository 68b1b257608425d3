import type { CompanyCard, CompanyList, CompanyQuery } from '#src/contract/crewing/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { createFormats } from '#src/i18n/formats.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countriesOf, figuresOf, getCrewing } from './crewing-figures.usecases.ts'
import { type Asked, type CardRow, findListing, type Group } from './directory.repository.ts'
import { fromFleetBits, toFleetBits } from './fleet-bits.ts'
import { readAskedWords, splitWords, toNeedle } from './listing-words.ts'

const PAGE_SIZE = 20

export const toAnswers = (row: Pick<CardRow, 'answer_rate' | 'answer_hours'>): CompanyCard['answers'] =>
  row.answer_rate === null ? null : { rate: row.answer_rate, hours: row.answer_hours }

const toCard = (row: CardRow): CompanyCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  kind: row.kind,
  country: row.country,
  city: row.city,
  verified: row.verified === 1,
  licence: row.licence_number ? { number: row.licence_number, expires: row.licence_expires } : null,
  fleets: fromFleetBits(row.fleets),
  openVacancies: row.open_vacancies,
  answers: toAnswers(row),
})

/** Returns the country that the words name, in the reader's language or English. */
function findNamedCountry(words: readonly string[], countries: readonly string[], locale: LocaleCode) {
  if (words.length === 0) return undefined
  const asked = words.join(' ')
  const names = [createFormats(locale), createFormats('en')]
  return countries.find((code) => names.some(({ country }) => splitWords(country(code)).join(' ') === asked))
}

const count = (groups: readonly Group[], passes: (group: Group) => boolean): number =>
  groups.reduce((sum, group) => (passes(group) ? sum + group.count : sum), 0)

/** Returns the total, and for each choice the number with the other filters kept. */
function countChoices(groups: readonly Group[], { country, fleets, verified }: Asked, countries: readonly string[]) {
  const inCountry = (group: Group) => country === undefined || group.country === country
  const inFleets = (group: Group) => fleets === 0 || (group.fleets & fleets) !== 0
  const isChecked = (group: Group) => !verified || group.verified === 1
  return {
    total: count(groups, (group) => inCountry(group) && inFleets(group) && isChecked(group)),
    facets: {
      country: countries.map((value) => ({
        value,
        count: count(groups, (group) => group.country === value && inFleets(group) && isChecked(group)),
      })),
      fleet: FLEETS.map((value) => ({
        value,
        count: count(
          groups,
          (group) => (group.fleets & toFleetBits([value])) !== 0 && inCountry(group) && isChecked(group),
        ),
      })),
      verified: count(groups, (group) => group.verified === 1 && inCountry(group) && inFleets(group)),
    },
  }
}

/** Searches the directory, in one country or all. */
export async function searchCompanies(
  services: Needs<'db' | 'clock'>,
  query: CompanyQuery,
  locale: LocaleCode,
  country?: string,
): Promise<CompanyList> {
  const crewing = await getCrewing(services)
  const countries = countriesOf(crewing)
  const codes = countries.map(({ value }) => value)
  const words = readAskedWords(query.q ?? '')
  const asked: Asked = {
    words: words.map(toNeedle),
    namedCountry: findNamedCountry(words, codes, locale),
    country,
    fleets: toFleetBits(query.fleet),
    verified: query.verified === '1',
  }
  const { rows, groups } = await findListing(services.db, asked, {
    sort: query.sort,
    limit: PAGE_SIZE,
    offset: (query.page - 1) * PAGE_SIZE,
  })
  return {
    items: rows.map(toCard),
    ...countChoices(groups, asked, codes),
    page: query.page,
    pageSize: PAGE_SIZE,
    figures: figuresOf(crewing, country),
    countries: countries.map(({ value, count }) => ({ id: value, slug: value.toLowerCase(), count })),
  }
}
