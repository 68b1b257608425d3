import type { Cv, Experience } from '../cv/cv.ts'
import { slugOfPaper } from '../cv/needs.ts'
import { countSeaService } from '../sea-service/count-sea-service.ts'
import { readDay } from '../sea-service/plain-days.ts'

/** A paper by its slug, and the entry of the CV that tells it. */
export type HeldPaper = { entry: string; paper: string; validTo: string | null }

/** Sea service in one rank or on one type of vessel: whole months, how many contracts, and the ship of the last one. */
export type Served = { months: number; contracts: number; ship: string | null }

/** Of a CV what a match looks at, and nothing else of it. */
export type MatchProfile = {
  citizenship: string
  ranks: readonly string[]
  english: string | null
  readyFrom: string | null
  papers: readonly HeldPaper[]
  served: { rank: Readonly<Record<string, Served>>; type: Readonly<Record<string, Served>> }
}

type Begun = Experience & { startDate: string }

/** Contracts that tell when they began; the others count for nothing yet. */
const isBegun = (entry: Experience): entry is Begun => readDay(entry.startDate ?? '') !== undefined

function sumUp(contracts: readonly Begun[], on: string): Served {
  const services = contracts.map(({ startDate, endDate }) => ({ from: startDate, to: endDate }))
  const last = contracts.reduce((one, other) => (other.startDate > one.startDate ? other : one))
  return {
    months: countSeaService(services, on).months,
    contracts: contracts.length,
    ship: last.fleetVesselName,
  }
}

function groupService(contracts: readonly Begun[], nameOf: (entry: Begun) => string | null, on: string) {
  const groups = Map.groupBy(contracts, (entry) => nameOf(entry) ?? '')
  groups.delete('')
  return Object.fromEntries([...groups].map(([name, group]) => [name, sumUp(group, on)]))
}

/** A paper that says nothing of itself is a line that waits to be filled in. */
const isFilled = ({ number, issuedBy, issuedDate, validDate, type }: Cv['documents'][number]): boolean =>
  type !== 'passport' || [number, issuedBy, issuedDate, validDate].some((told) => told !== null)

/** @param on plain date; days after it are no sea service yet */
export function readMatchProfile(cv: Pick<Cv, 'profileData' | 'experience' | 'documents'>, on: string): MatchProfile {
  const { citizenship, positionMain, positionSecond, englishLevel, readyFrom } = cv.profileData
  const begun = cv.experience.filter(isBegun).filter(({ startDate }) => startDate <= on)
  return {
    citizenship,
    ranks: [positionMain, ...(positionSecond ? [positionSecond] : [])],
    english: englishLevel,
    readyFrom,
    papers: cv.documents
      .filter((document) => document.name && isFilled(document))
      .map((document) => ({ entry: document.id, paper: slugOfPaper(document), validTo: document.validDate })),
    served: {
      rank: groupService(begun, ({ position }) => position, on),
      type: groupService(begun, ({ fleetTypeAndVesselType: { vesselType } }) => vesselType, on),
    },
  }
}
