import type { SeedCompany } from './create-company.ts'
import { BRANCHES, CREW_PLACES, NAMED_OFFICES, STREETS } from './data/offices.ts'
import { createKey } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { OfficeRow } from './rows.ts'

type Place = Pick<OfficeRow, 'kind' | 'country' | 'city'>

const writeAddress = (country: string, random: Random): string | null =>
  STREETS[country] ? random.pick(STREETS[country]).replace('#', String(random.int(2, 96))) : null

/** Offices beside the seat: those that its own words name, else some in other ports. */
function chooseOthers({ profile }: SeedCompany, random: Random): Place[] {
  const named = NAMED_OFFICES[profile.name]
  if (named) return named.map(([kind, country, city]) => ({ kind, country, city }))
  if (profile.kind !== 'agency') {
    const abroad = CREW_PLACES.filter(([country]) => country !== profile.country)
    return random.sample(abroad, random.int(0, 3)).map(([country, city]) => ({ kind: 'crewing', country, city }))
  }
  const branches = (BRANCHES[profile.country] ?? []).filter((city) => city !== profile.city)
  return random
    .sample(branches, Math.min(branches.length, random.int(0, 2)))
    .map((city) => ({ kind: 'crewing', country: profile.country, city }))
}

export function createOffices(company: SeedCompany, seed: number): OfficeRow[] {
  const { row } = company
  const random = createRandom(seed, 'offices', row.slug)
  const seat: Place = { kind: 'head', country: row.country, city: row.city }
  return [seat, ...chooseOthers(company, random)].map((place, sort) => ({
    id: createKey(random, row.created_at),
    company_id: row.id,
    ...place,
    address: writeAddress(place.country, random),
    sort,
  }))
}
