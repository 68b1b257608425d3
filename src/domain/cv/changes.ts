import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from './cv.ts'

/**
 * One difference. The path of a field is `contact.mobile` or `experience.{id}.company`, of an added or removed entry `experience.{id}`, of
 * another order `experience`.
 */
export type CvChange = {
  path: readonly string[]
  kind: 'field' | 'added' | 'removed' | 'order'
  before?: unknown
  after?: unknown
}

type Entry = { id: string } & Record<string, unknown>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const listFields = (fields: object, before: object, after: object, path: readonly string[]): CvChange[] =>
  Object.keys(fields).flatMap((name) => {
    const [was, is] = [before[name as never], after[name as never]]
    return isSame(was, is) ? [] : [{ path: [...path, name], kind: 'field' as const, before: was, after: is }]
  })

function listEntries(name: CvListName, before: readonly Entry[], after: readonly Entry[]): CvChange[] {
  const [old, now] = [before, after].map((entries) => new Map(entries.map((entry) => [entry.id, entry]))) as [
    Map<string, Entry>,
    Map<string, Entry>,
  ]
  const changed = after.flatMap((entry): CvChange[] => {
    const was = old.get(entry.id)
    if (!was) return [{ path: [name, entry.id], kind: 'added', after: entry }]
    return listFields(CV_LISTS[name], was, entry, [name, entry.id])
  })
  const removed = before
    .filter(({ id }) => !now.has(id))
    .map((entry): CvChange => ({ path: [name, entry.id], kind: 'removed', before: entry }))
  const orderOf = (entries: readonly Entry[], other: Map<string, Entry>) =>
    entries.filter(({ id }) => other.has(id)).map(({ id }) => id)
  const isOrdered = isSame(orderOf(before, now), orderOf(after, old))
  return [...changed, ...removed, ...(isOrdered ? [] : [{ path: [name], kind: 'order' as const }])]
}

/** Returns the differences of two states of a CV, in CV order. */
export const listChanges = (before: Cv, after: Cv): CvChange[] => [
  ...(Object.keys(CV_PARTS) as CvPartName[]).flatMap((part) =>
    listFields(CV_PARTS[part], before[part], after[part], [part]),
  ),
  ...(Object.keys(CV_LISTS) as CvListName[]).flatMap((name) => listEntries(name, before[name], after[name])),
]
