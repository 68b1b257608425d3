import { monthsAfter, toDate, toDay } from '../sea-service/plain-days.ts'
import type { VacancyCopy } from '../sent/vacancy-copy.ts'
import { findCertificate } from '../vocabulary/certificates.ts'

type Compared =
  | ('rank' | 'vesselType' | 'joinFrom' | 'joinTo' | 'duration' | 'rotation' | 'englishLevel')
  | ('minMonthsInRank' | 'minMonthsOnType' | 'certificates' | 'certificateMonths')

/** What a vacancy asks for. `nationalities`: those that it may lawfully ask for, none where it may not. */
export type MatchFacts = Pick<VacancyCopy, Compared> & { nationalities: readonly string[] }

/** The facts of a vacancy. Nationalities that it names without a law that lets it are not compared. */
export const toMatchFacts = (
  vacancy: Pick<VacancyCopy, Compared | 'nationalities' | 'asksNationality'>,
): MatchFacts => ({ ...vacancy, nationalities: vacancy.asksNationality ? vacancy.nationalities : [] })

type Stay = Pick<MatchFacts, 'joinTo' | 'duration' | 'rotation'>

/** The last day on board at the longest, a plain date: the last day of joining, the contract, and the months that it may take more. */
export function contractEnd({ joinTo, duration, rotation }: Stay): string {
  if (duration) return monthsAfter(joinTo, Math.ceil(duration.months + duration.plusMinus))
  return toDate(toDay(joinTo) + (rotation?.on ?? 0))
}

/** Until when a paper has to be valid: as long as the advert says, else to the end of the contract, a visa to joining. @param end where it is known already */
export const neededUntil = (facts: MatchFacts, slug: string, end: string = contractEnd(facts)): string =>
  neededUntilAs(facts, slug, findCertificate(slug)?.kind === 'visa', end)

/** The same of a paper that has been looked up. */
export function neededUntilAs(facts: MatchFacts, slug: string, isVisa: boolean, end: string): string {
  const months = facts.certificateMonths[slug]
  if (months !== undefined) return monthsAfter(facts.joinTo, months)
  return isVisa ? facts.joinTo : end
}
