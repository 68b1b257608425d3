import { toPlainDate } from '#src/contract/time.ts'
import { findLawful } from '#src/contract/vacancy-form/lawful-nationality.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findCountriesOn, findLawsOf } from './nationality-laws.repository.ts'
import type { NationalityLawRow } from './nationality-laws.tables.ts'

type Reading = Needs<'db' | 'clock'>

/** The law by which companies of a country may ask for nationalities today; without one they may not. */
export async function findLawToday({ db, clock }: Reading, country: string): Promise<NationalityLawRow | undefined> {
  return findLawful(country, toPlainDate(clock()), await findLawsOf(db, country))
}

/** The countries whose companies may ask for nationalities today. */
export const findLawfulCountries = ({ db, clock }: Reading): Promise<string[]> =>
  findCountriesOn(db, toPlainDate(clock()))
