import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from './cv.ts'
import { type CvFields, createBlanks } from './fields.ts'

/** One field that two devices changed differently. The path is that of the answer: `contact.mobile`, `experience.{id}.company`. */
export type CvClash = { path: readonly [part: string, ...rest: string[]]; mine: unknown; theirs: unknown }

export type CvMerge = { cv: Cv; clashes: readonly CvClash[] }

type Entry = { id: string } & Record<string, unknown>
type Values = Record<string, unknown>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Versions = { base: unknown; mine: unknown; theirs: unknown }

/** Who changed it keeps it; where both did, differently, mine stands until the person says. */
function mergeValue({ base, mine, theirs }: Versions, clash: () => void): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  clash()
  return mine
}

type Three<Part> = { base: Part; mine: Part; theirs: Part }

function mergeValues(
  names: readonly string[],
  { base, mine, theirs }: Three<Values>,
  path: CvClash['path'],
  clashes: CvClash[],
): Values {
  return Object.fromEntries(
    names.map((name) => {
      const told = { base: base[name], mine: mine[name], theirs: theirs[name] }
      const clash = () => clashes.push({ path: [...path, name], mine: told.mine, theirs: told.theirs })
      return [name, mergeValue(told, clash)]
    }),
  )
}

const byId = (entries: readonly Entry[]): Map<string, Entry> => new Map(entries.map((entry) => [entry.id, entry]))

/** Mine in my order, each followed by what the other side put behind it; what one side took away and the other left alone is gone. */
function orderIds({ base, mine, theirs }: Three<readonly Entry[]>): string[] {
  const [before, ours, others] = [byId(base), byId(mine), byId(theirs)]
  const isKept = (id: string): boolean => {
    if (ours.has(id) && others.has(id)) return true
    if (!before.has(id)) return true
    // One side took it away: it stays where the other one changed it since.
    return !isSame(ours.get(id) ?? others.get(id), before.get(id))
  }
  const isMyOrder = !isSame(
    mine.map(({ id }) => id),
    base.map(({ id }) => id),
  )
  const [lead, rest] = isMyOrder ? [mine, theirs] : [theirs, mine]
  const ids = lead.map(({ id }) => id)
  for (const [place, { id }] of rest.entries()) {
    if (ids.includes(id)) continue
    const left = rest[place - 1]
    ids.splice(left ? ids.indexOf(left.id) + 1 : 0, 0, id)
  }
  return ids.filter(isKept)
}

/**
 * Returns the base of an entry that the common base lacks: both sides have it from one device, of which only a part arrived. It has the fields
 * that are empty on their side, so that mine fills them. Different values clash, because it is unknown which one is newer.
 */
function emptyFieldsOf(name: CvListName, theirs: Entry): Values {
  const blanks: Values = createBlanks<CvFields>(CV_LISTS[name])
  return Object.fromEntries(Object.entries(blanks).filter(([field, blank]) => isSame(theirs[field], blank)))
}

function mergeList(name: CvListName, three: Three<readonly Entry[]>, clashes: CvClash[]): Entry[] {
  const [before, ours, others] = [byId(three.base), byId(three.mine), byId(three.theirs)]
  const names = Object.keys(CV_LISTS[name])
  return orderIds(three).map((id) => {
    const [mine, theirs] = [ours.get(id), others.get(id)]
    if (!mine || !theirs) return (mine ?? theirs) as Entry
    const base = before.get(id) ?? emptyFieldsOf(name, theirs)
    return { id, ...mergeValues(names, { base, mine, theirs }, [name, id], clashes) }
  })
}

/**
 * Puts together what two devices made of one CV, field by field, entries by their ids. An entry that one side deleted and the other
 * changed stays. Nothing that either side typed is lost: where they disagree, both values are among the clashes.
 */
export function mergeCv({ base, mine, theirs }: Three<Cv>): CvMerge {
  const clashes: CvClash[] = []
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [
    part,
    mergeValues(
      Object.keys(CV_PARTS[part]),
      { base: base[part], mine: mine[part], theirs: theirs[part] },
      [part],
      clashes,
    ),
  ])
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((name) => [
    name,
    mergeList(name, { base: base[name], mine: mine[name], theirs: theirs[name] }, clashes),
  ])
  return { cv: Object.fromEntries([...parts, ...lists]) as Cv, clashes }
}
