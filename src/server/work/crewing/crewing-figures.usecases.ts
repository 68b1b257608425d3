import { z } from 'zod'
import { type CrewingFigures, crewingFiguresSchema } from '#src/contract/crewing/schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { freshenStatistic, getStatistic, refreshStatistic, type SharedFigure } from '../market/statistic-cache.ts'
import { refreshAnswers } from './answers.usecases.ts'
import { type Counted, type CountryRow, countCrewing } from './crewing-figures.repository.ts'
import { refreshListing } from './listing-refresh.usecases.ts'

const RANKS_SHOWN = 8

const crewingSchema = z.object({ all: crewingFiguresSchema, countries: z.record(z.string(), crewingFiguresSchema) })

type Crewing = z.infer<typeof crewingSchema>
type Counts = { fleets: readonly Counted[]; ranks: readonly Counted[] }

const NOTHING: CrewingFigures = { agencies: 0, verified: 0, openVacancies: 0, fleets: [], ranks: [] }

/** Sums values of several countries, largest first. */
function sumUp(rows: readonly Counted[]): CrewingFigures['ranks'] {
  const sums = new Map<string, number>()
  for (const { value, count } of rows) sums.set(value, (sums.get(value) ?? 0) + count)
  return [...sums].map(([value, count]) => ({ value, count })).sort((first, second) => second.count - first.count)
}

function describe(rows: readonly CountryRow[], { fleets, ranks }: Counts): CrewingFigures {
  const sum = (column: 'agencies' | 'checked' | 'open') => rows.reduce((total, row) => total + row[column], 0)
  return {
    agencies: sum('agencies'),
    verified: sum('checked'),
    openVacancies: sum('open'),
    fleets: sumUp(fleets),
    ranks: sumUp(ranks).slice(0, RANKS_SHOWN),
  }
}

async function computeCrewing(services: Needs<'db' | 'clock'>): Promise<Crewing> {
  await refreshAnswers(services)
  await refreshListing(services)
  const counts = await countCrewing(services.db)
  const [fleets, ranks] = [counts.fleets, counts.ranks].map((rows) => Map.groupBy(rows, ({ country }) => country))
  const ofCountry = (row: CountryRow) =>
    describe([row], { fleets: fleets?.get(row.country) ?? [], ranks: ranks?.get(row.country) ?? [] })
  return {
    all: describe(counts.countries, counts),
    countries: Object.fromEntries(counts.countries.map((row) => [row.country, ofCountry(row)])),
  }
}

const CREWING: SharedFigure<Crewing> = { name: 'crewing', schema: crewingSchema, compute: computeCrewing }

/** Returns figures of the directory; also ensures that the directory was filled once. */
export const getCrewing = (services: Needs<'db' | 'clock'>): Promise<Crewing> => getStatistic(services, CREWING)

export const refreshCrewing = (services: Needs<'db' | 'clock'>): Promise<Crewing> => refreshStatistic(services, CREWING)

export const freshenCrewing = (services: Needs<'db' | 'clock'>): Promise<void> => freshenStatistic(services, CREWING)

export const figuresOf = (crewing: Crewing, country: string | undefined): CrewingFigures =>
  country === undefined ? crewing.all : (crewing.countries[country] ?? NOTHING)

/** Countries with a page, and their number of companies. */
export const countriesOf = ({ countries }: Crewing) =>
  Object.entries(countries).map(([value, { agencies }]) => ({ value, count: agencies }))
