import { ASK_AFTER, NEVER_READY } from '#src/contract/availability/availability.ts'
import type { Experience } from '#src/domain/cv/cv.ts'
import { countSeaService } from '#src/domain/sea-service/count-sea-service.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { FLEETS, isFleetType } from '#src/domain/vocabulary/fleets.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import type { CareerPart, crewCardTable } from './crew.tables.ts'
import { maskName } from './masked-name.ts'

/** The data of a card. */
export type CrewSource = {
  seamanId: string
  publicId: string
  isHidden: boolean
  isForVerified: boolean
  isHideEnglish: boolean
  firstname: string
  surname: string
  rank: string
  englishLevel: string | null
  readyFrom: string | null
  updatedAt: number
  cvVersion: number
  services: readonly CrewService[]
}

export type CrewService = {
  rank: string | null
  vesselType: string | null
  fleet: string | null
  from: string
  to: string | null
}

/** Contracts with a beginning; others do not count yet. */
export const listServices = (experience: readonly Experience[]): CrewService[] =>
  experience.flatMap(({ position, startDate, endDate, fleetTypeAndVesselType: { fleetType, vesselType } }) =>
    startDate ? [{ rank: position, vesselType, fleet: fleetType, from: startDate, to: endDate }] : [],
  )

/** A row without its number and its registration. */
export type CrewCardRow = Omit<StoredRow<typeof crewCardTable>, 'id' | 'cv_due_at'>

const REFRESH_DAYS = 7

const countMonths = (services: Parameters<typeof countSeaService>[0], today: string): number =>
  countSeaService(services, today).months

function listCareer(services: readonly CrewService[], today: string): CareerPart[] {
  const known = services.map((service) => ({
    ...service,
    rank: findRank(service.rank ?? '')?.slug ?? null,
    vesselType: findVesselType(service.vesselType ?? '')?.slug ?? null,
    fleet: isFleetType(service.fleet ?? '') ? service.fleet : null,
  }))
  const parts = Map.groupBy(known, ({ rank, vesselType, fleet }) => JSON.stringify([rank, vesselType, fleet]))
  return [...parts.values()]
    .map((part): CareerPart => {
      const [{ rank, vesselType, fleet }] = part as [(typeof part)[number]]
      return [rank, vesselType, fleet, countMonths(part, today)]
    })
    .sort((first, second) => second[3] - first[3])
}

/** One bit per fleet, in the order of the vocabulary. */
export const toFleetBits = (fleets: readonly (string | null)[]): number =>
  FLEETS.reduce((bits, fleet, place) => (fleets.includes(fleet) ? bits | (1 << place) : bits), 0)

/** Availability as of a date; a card with the same date keeps its answers. */
const toAvailability = (readyFrom: string | null, today: string) => ({
  ready_from: readyFrom ?? NEVER_READY,
  told_ready: readyFrom ?? NEVER_READY,
  confirmed_on: readyFrom && today,
  not_free: 0,
  ask_from: readyFrom && toPlainDate(Date.parse(today) + ASK_AFTER),
})

/** Creates the crew list entry of a seafarer as of a date. */
export function createCrewCard(source: CrewSource, today: string): CrewCardRow {
  const { services, rank } = source
  // Free text is left out: it may contain a name or a number.
  const known = findRank(rank)
  const career = listCareer(services, today)
  const grows = services.some(({ to }) => to === null || to > today)
  return {
    seaman_id: source.seamanId,
    public_id: source.publicId,
    is_hidden: source.isHidden ? 1 : 0,
    is_for_verified: source.isForVerified ? 1 : 0,
    masked_name: maskName(source.firstname, source.surname),
    rank: known?.slug ?? '',
    department: known?.department ?? '',
    english_level: source.isHideEnglish ? null : source.englishLevel,
    ...toAvailability(source.readyFrom, today),
    months: countMonths(services, today),
    rank_months: countMonths(
      services.filter((service) => service.rank === rank),
      today,
    ),
    fleets: toFleetBits(career.map(([, , fleet]) => fleet)),
    career: JSON.stringify(career),
    updated_on: toPlainDate(source.updatedAt),
    refresh_from: grows ? toPlainDate(Date.parse(today) + REFRESH_DAYS * DAY) : null,
    cv_version: source.cvVersion,
  }
}

/** Vessel types by which a card is found. */
export const listVesselTypes = ({ career }: Pick<CrewCardRow, 'career'>): string[] => [
  ...new Set((JSON.parse(career) as CareerPart[]).flatMap(([, vesselType]) => vesselType ?? [])),
]
