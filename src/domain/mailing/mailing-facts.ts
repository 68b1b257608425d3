import type { Cv } from '../cv/cv.ts'
import { countSeaService } from '../sea-service/count-sea-service.ts'
import type { EnglishLevel } from '../vocabulary/english-levels.ts'
import { type FleetType, isFleetType } from '../vocabulary/fleets.ts'
import { findRank } from '../vocabulary/ranks.ts'
import { findVesselType } from '../vocabulary/vessel-types.ts'

/** Months on one type of vessel, by slugs of the vocabulary. */
export type MonthsOnType = { vesselType: string; fleet: FleetType | null; months: number }

/** What a CV mailing knows about a seafarer. Free text is left out, because it may contain a name or a number. */
export type MailingFacts = {
  /** Null for a rank outside the vocabulary. */
  rank: string | null
  monthsInRank: number
  /** Types with most months first. */
  types: readonly MonthsOnType[]
  english: EnglishLevel | null
  /** Plain date. */
  readyFrom: string | null
  /** The first plain date on which one of the papers ends; null if none ends. */
  papersEnd: string | null
  /** Compared with rules of agencies where a law allows it; a letter does not contain it. */
  citizenship: string
}

type CvParts = Pick<Cv, 'profileData' | 'experience' | 'documents'>

const toService = ({ startDate, endDate }: Cv['experience'][number]) =>
  startDate ? [{ from: startDate, to: endDate }] : []

const monthsOf = (contracts: Cv['experience'], on: string): number =>
  countSeaService(contracts.flatMap(toService), on).months

function listTypes(experience: Cv['experience'], on: string): MonthsOnType[] {
  const groups = Map.groupBy(experience, (entry) => findVesselType(entry.fleetTypeAndVesselType.vesselType ?? '')?.slug)
  return [...groups]
    .flatMap(([vesselType, contracts]) => {
      if (!vesselType) return []
      const fleet = contracts[0]?.fleetTypeAndVesselType.fleetType ?? ''
      return [{ vesselType, fleet: isFleetType(fleet) ? fleet : null, months: monthsOf(contracts, on) }]
    })
    .sort((one, other) => other.months - one.months || (one.vesselType < other.vesselType ? -1 : 1))
}

/** Reads the facts from a CV as of a plain date. Papers that ended before it are not counted. */
export function readMailingFacts({ profileData, experience, documents }: CvParts, on: string): MailingFacts {
  const { positionMain, englishLevel, readyFrom, citizenship } = profileData
  const rank = findRank(positionMain)?.slug ?? null
  const ends = documents.flatMap(({ validDate }) => (validDate && validDate >= on ? [validDate] : []))
  return {
    rank,
    monthsInRank: monthsOf(
      experience.filter(({ position }) => position === positionMain),
      on,
    ),
    types: listTypes(experience, on),
    english: englishLevel as EnglishLevel | null,
    readyFrom,
    papersEnd: ends.sort()[0] ?? null,
    citizenship,
  }
}
