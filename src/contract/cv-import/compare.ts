import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '../cv/cv.ts'
import { createBlanks } from '../cv/fields.ts'
import { foldLabel } from './fold-label.ts'
import type { Found, FoundFields, Reading } from './found.ts'

/** `new`: the CV says nothing there yet. */
export type ProposalState = 'new' | 'same' | 'different'

export type Proposal = { name: string; found: Found; now: unknown; state: ProposalState }

/** An entry that was found, and the one of the CV that it seems to be. `place`: which of those found it is. */
export type EntryProposal = {
  list: CvListName
  place: number
  matchId: string | undefined
  fields: readonly Proposal[]
}

export type Proposals = {
  parts: readonly { part: CvPartName; fields: readonly Proposal[] }[]
  entries: readonly EntryProposal[]
}

type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? foldLabel(one) === foldLabel(other)
    : JSON.stringify(one) === JSON.stringify(other)

const proposeAll = (found: FoundFields, now: Values, blank: Values, order: readonly string[]): Proposal[] =>
  order.flatMap((name) => {
    const value = found[name]
    if (!value) return []
    const state = isSame(value.value, now[name]) ? 'same' : isSame(now[name], blank[name]) ? 'new' : 'different'
    return [{ name, found: value, now: now[name], state }]
  })

const textOf = (found: FoundFields, name: string): string => foldLabel(String(found[name]?.value ?? ''))
const toldBy = (entry: Values, name: string): string => foldLabel(String(entry[name] ?? ''))
const isAlike = (found: FoundFields, entry: Values, name: string): boolean =>
  textOf(found, name) !== '' && textOf(found, name) === toldBy(entry, name)
const tight = (text: string): string => text.replace(/[\s/.-]/g, '')

/** The same ship from the same day, or the same days on it. */
const isSameVoyage = (found: FoundFields, entry: Values): boolean =>
  (isAlike(found, entry, 'startDate') &&
    (isAlike(found, entry, 'endDate') || isAlike(found, entry, 'fleetVesselName'))) ||
  (isAlike(found, entry, 'endDate') && isAlike(found, entry, 'fleetVesselName'))

const NUMBERED = ['number', 'issuedDate', 'validDate'] as const

/** The same number, the same paper of the same day, or one that only has its name yet. */
const isSamePaper = (found: FoundFields, entry: Values): boolean => {
  const number = tight(textOf(found, 'number'))
  if (number !== '' && number === tight(toldBy(entry, 'number'))) return true
  if (!isAlike(found, entry, 'name')) return false
  return isAlike(found, entry, 'issuedDate') || NUMBERED.every((name) => toldBy(entry, name) === '')
}

const IS_SAME: Readonly<Record<CvListName, (found: FoundFields, entry: Values) => boolean>> = {
  experience: isSameVoyage,
  documents: isSamePaper,
}

function proposeEntries(list: CvListName, reading: Reading, cv: Cv): EntryProposal[] {
  const free = new Map<string, Values>(cv[list].map((entry) => [entry.id, entry]))
  const blank: Values = createBlanks(CV_LISTS[list])
  return reading[list].flatMap((found, place) => {
    const match = [...free].find(([, entry]) => IS_SAME[list](found, entry))
    if (match) free.delete(match[0])
    const fields = proposeAll(found, match?.[1] ?? blank, blank, Object.keys(CV_LISTS[list]))
    return fields.length > 0 ? [{ list, place, matchId: match?.[0], fields }] : []
  })
}

/** What was found beside what the CV says now. */
export const compareWithCv = (reading: Reading, cv: Cv): Proposals => ({
  parts: (Object.keys(CV_PARTS) as CvPartName[])
    .map((part) => ({
      part,
      fields: proposeAll(reading[part], cv[part], createBlanks(CV_PARTS[part]), Object.keys(CV_PARTS[part])),
    }))
    .filter(({ fields }) => fields.length > 0),
  entries: (['experience', 'documents'] as const).flatMap((list) => proposeEntries(list, reading, cv)),
})

/** Ticked from the start: what is sure and takes nobody's word away. */
export const isProposed = ({ found, state }: Proposal): boolean => found.isSure && state === 'new'
