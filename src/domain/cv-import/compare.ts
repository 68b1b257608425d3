import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '../cv/cv.ts'
import { createBlanks } from '../cv/fields.ts'
import { foldLabel } from './fold-label.ts'
import type { Found, FoundFields, Reading } from './found.ts'

/** `new`: the CV has no value yet. */
export type ProposalState = 'new' | 'same' | 'different'

export type Proposal = { name: string; found: Found; now: unknown; state: ProposalState }

/** A found entry, and the matching one of the CV. `place`: its index among the found ones. */
export type EntryProposal = {
  list: CvListName
  place: number
  matchId: string | undefined
  /** True if it matches no entry, or an empty one. */
  isNew: boolean
  fields: readonly Proposal[]
}

export type Proposals = {
  parts: readonly { part: CvPartName; fields: readonly Proposal[] }[]
  entries: readonly EntryProposal[]
}

/** The path of a found value: `contact.mobile`, `experience.3.company` of the fourth contract. */
export const pathOf = (part: string, name: string, place?: number): string =>
  [part, place, name].filter((one) => one !== undefined).join('.')

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
const foundText = (entry: Values, name: string): string => foldLabel(String(entry[name] ?? ''))
const isAlike = (found: FoundFields, entry: Values, name: string): boolean =>
  textOf(found, name) !== '' && textOf(found, name) === foundText(entry, name)
const tight = (text: string): string => text.replace(/[\s/.-]/g, '')

/** The same ship from the same day, or the same days on it. */
const isSameVoyage = (found: FoundFields, entry: Values): boolean =>
  (isAlike(found, entry, 'startDate') &&
    (isAlike(found, entry, 'endDate') || isAlike(found, entry, 'fleetVesselName'))) ||
  (isAlike(found, entry, 'endDate') && isAlike(found, entry, 'fleetVesselName'))

const NUMBERED = ['number', 'issuedDate', 'validDate'] as const

/** The same number, the same paper of the same day, one with only a name, or an empty one of the same type. */
const isSamePaper = (found: FoundFields, entry: Values): boolean => {
  const number = tight(textOf(found, 'number'))
  if (number !== '' && number === tight(foundText(entry, 'number'))) return true
  const isEmpty = NUMBERED.every((name) => foundText(entry, name) === '')
  if (isEmpty && foundText(entry, 'name') === '') return isAlike(found, entry, 'type')
  return isAlike(found, entry, 'name') && (isEmpty || isAlike(found, entry, 'issuedDate'))
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
    const isNew = IDENTITY[list].every(
      (name) => name === 'type' || isSame(match?.[1][name] ?? blank[name], blank[name]),
    )
    return fields.length > 0 ? [{ list, place, matchId: match?.[0], isNew, fields }] : []
  })
}

/** Returns the found values beside those of the CV. */
export const compareWithCv = (reading: Reading, cv: Cv): Proposals => ({
  parts: (Object.keys(CV_PARTS) as CvPartName[])
    .map((part) => ({
      part,
      fields: proposeAll(reading[part], cv[part], createBlanks(CV_PARTS[part]), Object.keys(CV_PARTS[part])),
    }))
    .filter(({ fields }) => fields.length > 0),
  entries: (['experience', 'documents'] as const).flatMap((list) => proposeEntries(list, reading, cv)),
})

/** Certain values that replace nothing typed. */
const isSafe = ({ found, state }: Proposal): boolean => found.isSure && state === 'new'

/** Fields that identify an entry. */
export const IDENTITY: Readonly<Record<CvListName, readonly string[]>> = {
  experience: ['position', 'fleetTypeAndVesselType', 'startDate'],
  documents: ['type', 'name'],
}

/** Whether the person must decide on a new entry: an identifying field is missing or uncertain. */
export const isUndecided = ({ list, isNew, fields }: EntryProposal): boolean =>
  isNew && !IDENTITY[list].every((name) => fields.some((field) => field.name === name && field.found.isSure))

/** Returns the initially selected values: none of an undecided entry. */
export const listProposed = ({ parts, entries }: Proposals): string[] => [
  ...parts.flatMap(({ part, fields }) => fields.filter(isSafe).map(({ name }) => pathOf(part, name))),
  ...entries
    .filter((entry) => !isUndecided(entry))
    .flatMap(({ list, place, fields }) => fields.filter(isSafe).map(({ name }) => pathOf(list, name, place))),
]
