import {
  CV_LISTS,
  CV_PARTS,
  type Cv,
  type CvDocument,
  type CvListName,
  type CvPartName,
  createDocument,
  createExperience,
  type Experience,
  MAX_DOCUMENTS,
  MAX_EXPERIENCE,
} from '../cv/cv.ts'
import { createBlanks } from '../cv/fields.ts'
import { type EntryProposal, type Proposals, pathOf } from './compare.ts'
import type { FoundFields, Reading } from './found.ts'

const valuesOf = (found: FoundFields): object =>
  Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]))

/** Returns everything found as a CV: entries by their index. */
export const toFoundCv = (reading: Reading): Cv =>
  ({
    ...Object.fromEntries(
      (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [
        part,
        { ...createBlanks(CV_PARTS[part]), ...valuesOf(reading[part]) },
      ]),
    ),
    ...Object.fromEntries(
      (Object.keys(CV_LISTS) as CvListName[]).map((list) => [
        list,
        reading[list].map((found, place) => ({
          ...createBlanks(CV_LISTS[list]),
          ...valuesOf(found),
          id: `found-${place}`,
        })),
      ]),
    ),
  }) as Cv

type Entry = Record<string, unknown> & { id: string }

const CREATE: Readonly<Record<CvListName, (id: string) => Experience | CvDocument>> = {
  experience: createExperience,
  documents: createDocument,
}

type Taking = {
  proposals: Proposals /** The found values, edited by the person. */
  found: Cv
  ticked: ReadonlySet<string>
  createId: () => string
}

const MOST: Readonly<Record<CvListName, number>> = { experience: MAX_EXPERIENCE, documents: MAX_DOCUMENTS }

const isTicked = ({ list, place, fields }: EntryProposal, ticked: ReadonlySet<string>): boolean =>
  fields.some(({ name }) => ticked.has(pathOf(list, name, place)))

/** Returns how many selected new entries do not fit into a CV. */
export function countOver(
  list: CvListName,
  cv: Cv,
  { proposals, ticked }: Pick<Taking, 'proposals' | 'ticked'>,
): number {
  const known = new Set(cv[list].map(({ id }) => id))
  const added = proposals.entries.filter(
    (entry) => entry.list === list && !known.has(entry.matchId ?? '') && isTicked(entry, ticked),
  )
  return Math.max(0, cv[list].length + added.length - MOST[list])
}

function takeEntries(list: CvListName, cv: Cv, { proposals, found, ticked, createId }: Taking): Entry[] {
  const entries = new Map((cv[list] as unknown as Entry[]).map((entry) => [entry.id, entry]))
  const added: Entry[] = []
  for (const { list: own, place, matchId, fields } of proposals.entries) {
    const names =
      own === list ? fields.map(({ name }) => name).filter((name) => ticked.has(pathOf(list, name, place))) : []
    if (names.length === 0) continue
    const values = (found[list] as unknown as Entry[])[place] as Entry
    const taken = Object.fromEntries(names.map((name) => [name, values[name]]))
    const before = matchId === undefined ? undefined : entries.get(matchId)
    if (before) entries.set(before.id, { ...before, ...taken, id: before.id })
    else added.push({ ...(CREATE[list](createId()) as unknown as Entry), ...taken })
  }
  const room = Math.max(0, MOST[list] - entries.size)
  if (list === 'documents') return [...entries.values(), ...added.slice(0, room)]
  const byStart = added.toSorted((one, other) =>
    String(other.startDate ?? '').localeCompare(String(one.startDate ?? '')),
  )
  return [...byStart.slice(0, room), ...entries.values()]
}

/**
 * Merges the selected values into a CV. New contracts come first, latest on top; new papers last. Existing entries remain: without room, the
 * oldest new contracts and the last new papers are left out (`countOver`).
 */
export function takeTicked(cv: Cv, taking: Taking): Cv {
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => {
    const names = Object.keys(CV_PARTS[part]).filter((name) => taking.ticked.has(pathOf(part, name)))
    const values = taking.found[part] as unknown as Record<string, unknown>
    return [part, { ...cv[part], ...Object.fromEntries(names.map((name) => [name, values[name]])) }]
  })
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((list) => [list, takeEntries(list, cv, taking)])
  return Object.fromEntries([...parts, ...lists]) as Cv
}
