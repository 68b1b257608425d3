import { toPlainDate } from '#src/domain/time.ts'
import { findLawful } from '#src/domain/vacancy/lawful-nationality.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import type { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { demandLaw, findCountriesOn, findLawsOf } from './nationality-law.repository.ts'
import type { NationalityLawRow } from './nationality-law.tables.ts'

type Reading = Needs<'db' | 'clock'>

/** The law by which companies of a country may ask for nationalities today; null without one. */
export async function findLawToday({ db, clock }: Reading, country: string): Promise<NationalityLawRow | undefined> {
  return findLawful(country, toPlainDate(clock()), await findLawsOf(db, country))
}

type Asked = Pick<StoredRow<typeof vacancyTable>, 'any_nationality' | 'no_fee_at'>

/**
 * Statements that demand the law under which a vacancy names nationalities, none if it needs no law; undefined if it needs one that does not
 * exist. Only manual vacancies need one; feeds are stored as they are.
 */
export async function demandLawful(
  services: Reading,
  { any_nationality: any, no_fee_at: typedAt }: Asked,
  country: string,
): Promise<Statement[] | undefined> {
  if (typedAt === null || any === 1) return []
  const law = await findLawToday(services, country)
  return law && demandLaw(services.db, law.id, toPlainDate(services.clock()))
}

/** Countries whose companies may ask for nationalities today. */
export const findLawfulCountries = ({ db, clock }: Reading): Promise<string[]> =>
  findCountriesOn(db, toPlainDate(clock()))
