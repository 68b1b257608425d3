import { addMonths, readDay, toDate, toDay } from '../sea-service/plain-days.ts'
import type { CvDocument } from './cv.ts'

/** Days before the last one on which a paper is spoken of: half a year to book a course, a quarter to take it, a month to have it in hand. */
export const RADAR_DAYS = [30, 90, 180] as const

export type RadarStage = 'expired' | `within-${(typeof RADAR_DAYS)[number]}`

/**
 * Months that a paper should outlast a contract: reliefs come late, contracts have months more or less, and consulates ask of passports that
 * they be good three months longer than the stay.
 */
export const MARGIN_MONTHS = 3

export type Watched = Pick<CvDocument, 'id' | 'type' | 'name' | 'issuedBy' | 'validDate'>

export type RadarPaper<Paper extends Watched = Watched> = {
  paper: Paper
  stage: RadarStage
  validTo: string
  days: number
}

/** A contract that was applied for; both plain dates. */
export type AppliedContract = { joinFrom: string; lastDay: string }

/** Two passports are two papers, by who issued them; a certificate is renewed by whichever school. */
const nameOf = ({ id, type, name, issuedBy }: Watched): string => {
  if (!name) return id
  return type === 'passport' || type === 'visa' ? `${type} ${name} ${issuedBy}` : `${type} ${name}`
}

const endOf = ({ validDate }: Watched): number =>
  validDate === null ? Number.POSITIVE_INFINITY : (readDay(validDate) ?? Number.NaN)

/** Returns for each paper the one that is valid longest. Renewed papers and those without a readable expiry date are left out. */
export function listLasting<Paper extends Watched>(papers: readonly Paper[]): Paper[] {
  const longest = new Map<string, Paper>()
  for (const paper of papers) {
    const known = longest.get(nameOf(paper))
    if (!Number.isNaN(endOf(paper)) && (!known || endOf(paper) > endOf(known))) longest.set(nameOf(paper), paper)
  }
  return [...longest.values()].filter((paper) => Number.isFinite(endOf(paper)))
}

const stageOf = (days: number): RadarStage | undefined => {
  if (days < 0) return 'expired'
  const within = RADAR_DAYS.find((least) => days <= least)
  return within && `within-${within}`
}

/** Papers that are over or end within half a year, the most urgent first. @param today plain date; a paper is good on its last day */
export function scanRadar<Paper extends Watched>(papers: readonly Paper[], today: string): RadarPaper<Paper>[] {
  const now = toDay(today)
  return listLasting(papers)
    .flatMap((paper) => {
      const days = endOf(paper) - now
      const stage = stageOf(days)
      return stage ? [{ paper, stage, validTo: paper.validDate as string, days }] : []
    })
    .sort((one, other) => one.days - other.days)
}

/** Until when papers should be good for a contract. */
export const neededUntil = ({ lastDay }: AppliedContract): string => toDate(addMonths(toDay(lastDay), MARGIN_MONTHS))

/** Papers that end too early for a contract, the first to end first; a visa has to be good for joining alone. */
export function listTooShort<Paper extends Watched>(papers: readonly Paper[], contract: AppliedContract): Paper[] {
  const until = neededUntil(contract)
  return listLasting(papers)
    .filter(({ type, validDate }) => (validDate as string) < (type === 'visa' ? contract.joinFrom : until))
    .sort((one, other) => endOf(one) - endOf(other))
}

export type ContractLength = {
  joinTo: string
  /** Tenths of a month, and the months more or less. */
  durationTenths: number | null
  durationPlusMinus: number | null
  /** Days on board, where there is a rotation instead. */
  rotationOn: number | null
}

/** The latest possible last day on board; the last day of joining if no duration is given. */
export function lastDayAboard({ joinTo, durationTenths, durationPlusMinus, rotationOn }: ContractLength): string {
  const first = toDay(joinTo)
  if (durationTenths) return toDate(addMonths(first, Math.ceil(durationTenths / 10 + (durationPlusMinus ?? 0))))
  return toDate(first + (rotationOn ?? 0))
}

/** Returns the dates of the reminders: three for each paper. */
export const listReminders = <Paper extends Watched>(papers: readonly Paper[]): { paper: Paper; on: string }[] =>
  listLasting(papers).flatMap((paper) => RADAR_DAYS.map((days) => ({ paper, on: toDate(endOf(paper) - days) })))
