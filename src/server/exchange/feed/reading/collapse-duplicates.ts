import { DAY } from '#src/domain/time.ts'
import { isAlike, toWords } from '#src/server/work/vacancy/alike.rules.ts'
import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import type { ReadItem } from './read-item.ts'

/** An entry with the same content as another one. */
export type Duplicate = { item: ReadItem['item']; of: string }
export type Collapsed = { kept: ReadItem[]; duplicates: Duplicate[] }

/** The same post may be advertised again for a crew change some weeks apart. */
const JOINING_APART = 31 * DAY

/** Limit of compared advertisements of one post, so that the work is linear in the entries of a feed. */
const MAX_COMPARED = 20

const SAME_COLUMNS = [
  'rank',
  'vessel_type',
  'vessel_class',
  'vessel_name',
  'pay_min',
  'pay_max',
  'pay_currency',
  'pay_period',
  'duration_tenths',
  'duration_plus_minus',
  'rotation_on',
  'rotation_off',
  'dwt',
  'gt',
  'built',
  'flag',
  'text_language',
] as const satisfies readonly (keyof VacancyFacts)[]

const keyOf = (facts: VacancyFacts): string => JSON.stringify(SAME_COLUMNS.map((column) => facts[column]))

const apart = (first: VacancyFacts, second: VacancyFacts): number =>
  Math.abs(Date.parse(first.join_from) - Date.parse(second.join_from))

type Group = { words: ReadonlySet<string>; members: ReadItem[]; facts: VacancyFacts }

/** The entry of a group that is kept: a published one, so that addresses remain; otherwise the newest. */
const chooseKept = (members: readonly ReadItem[], known: ReadonlySet<string>): ReadItem => {
  const order = members.toSorted(
    (a, b) =>
      Number(known.has(b.item.externalId)) - Number(known.has(a.item.externalId)) ||
      (b.item.published ?? 0) - (a.item.published ?? 0),
  )
  return order[0] as ReadItem
}

/** One vacancy for a group, with a joining window that covers all of theirs. */
function join({ members }: Group, known: ReadonlySet<string>): { kept: ReadItem; duplicates: Duplicate[] } {
  const kept = chooseKept(members, known)
  if (members.length === 1 || !kept.facts) return { kept, duplicates: [] }
  const all = members.map(({ facts }) => facts as VacancyFacts)
  const facts = {
    ...kept.facts,
    join_from: all.map((one) => one.join_from).sort()[0] as string,
    join_to: all
      .map((one) => one.join_to)
      .sort()
      .at(-1) as string,
  }
  const others = members.filter((member) => member !== kept)
  return {
    kept: { ...kept, facts, notes: [...kept.notes, 'duplicates-joined'] },
    duplicates: others.map(({ item }) => ({ item, of: kept.item.externalId })),
  }
}

function group(items: readonly ReadItem[]): Group[] {
  const groups = new Map<string, Group[]>()
  for (const member of items) {
    const facts = member.facts as VacancyFacts
    const key = keyOf(facts)
    const words = toWords(facts.text)
    const known = groups.get(key) ?? []
    const same = known
      .slice(-MAX_COMPARED)
      .find((one) => apart(one.facts, facts) <= JOINING_APART && isAlike(one.words, words))
    if (same) same.members.push(member)
    else groups.set(key, [...known, { words, members: [member], facts }])
  }
  return [...groups.values()].flat()
}

/** Of entries with one name the last counts; entries with the same content are joined. `known` are previously published names. */
export function collapseDuplicates(items: readonly ReadItem[], known: ReadonlySet<string>): Collapsed {
  const byId = new Map(items.map((one) => [one.item.externalId || `#${one.item.position}`, one]))
  const unique = [...byId.values()]
  const repeated = items.filter((one) => !unique.includes(one)).map(({ item }) => ({ item, of: item.externalId }))
  const joined = group(unique.filter(({ facts }) => facts !== null)).map((one) => join(one, known))
  return {
    kept: [...joined.map(({ kept }) => kept), ...unique.filter(({ facts }) => facts === null)].sort(
      (a, b) => a.item.position - b.item.position,
    ),
    duplicates: [...repeated, ...joined.flatMap(({ duplicates }) => duplicates)],
  }
}
