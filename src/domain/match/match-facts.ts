import type { VacancyCopy } from '../application/vacancy-copy.ts'
import { type CompactDate, daysAfter, monthsAfter, toCompact } from '../sea-service/plain-days.ts'
import { findCertificate } from '../vocabulary/certificates.ts'

type Compared =
  | ('rank' | 'vesselType' | 'joinFrom' | 'joinTo' | 'rotation' | 'englishLevel')
  | ('minMonthsInRank' | 'minMonthsOnType' | 'certificates' | 'certificateMonths')

/** What a vacancy asks for. `nationalities`: those that it may lawfully ask for, none where it may not. */
export type MatchFacts = Pick<VacancyCopy, Compared> & {
  duration: Pick<NonNullable<VacancyCopy['duration']>, 'months' | 'plusMinus'> | null
  nationalities: readonly string[]
}

/** The facts of a vacancy. Nationalities that it names without a law that lets it are not compared. */
export const toMatchFacts = (
  vacancy: Pick<VacancyCopy, Compared | 'duration' | 'nationalities' | 'asksNationality'>,
): MatchFacts => ({ ...vacancy, nationalities: vacancy.asksNationality ? vacancy.nationalities : [] })

type Stay = Pick<MatchFacts, 'joinFrom' | 'joinTo' | 'duration' | 'rotation'>

/** The first and the last day of joining, and the last one on board at the longest: the contract, and the months that it may take more. */
export type StayDates = Record<'joinFrom' | 'joinTo' | 'end', CompactDate>

export function datesOf({ joinFrom, joinTo, duration, rotation }: Stay): StayDates {
  const latest = toCompact(joinTo)
  const end = duration
    ? monthsAfter(latest, Math.ceil(duration.months + duration.plusMinus))
    : daysAfter(latest, rotation?.on ?? 0)
  return { joinFrom: toCompact(joinFrom), joinTo: latest, end }
}

/** `months`: how long the advert wants it valid from joining, undefined where it says nothing. */
export type AskedPaper = { slug: string; isVisa: boolean; months: number | undefined }

export const toAskedPaper = (slug: string, { certificateMonths }: MatchFacts): AskedPaper => ({
  slug,
  isVisa: findCertificate(slug)?.kind === 'visa',
  months: certificateMonths[slug],
})

/** Until when a paper has to be valid: as long as the advert says, else to the end of the contract, a visa to joining. */
export function neededUntil({ months, isVisa }: AskedPaper, { joinTo, end }: StayDates): CompactDate {
  if (months !== undefined) return monthsAfter(joinTo, months)
  return isVisa ? joinTo : end
}
