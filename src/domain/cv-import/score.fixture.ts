import type { Found, FoundFields, Reading } from './found.ts'

type Values = Record<string, unknown>

/** The reading of a sample by a careful person (`tests/cv-samples/README.md`). */
export type ExpectedCv = Record<'profileData' | 'contact' | 'biometric' | 'kin', Values> &
  Record<'experience' | 'documents', Values[]> & {
    alsoRight?: Record<string, unknown[]>
    alsoIn?: Record<string, string[]>
    partialDates?: string[]
  }

export type Score = {
  asked: number
  found: number
  missing: string[] /** Wrong values not marked as uncertain. */
  wrong: string[]
  marked: number
}

const PARTS = ['profileData', 'contact', 'biometric', 'kin'] as const
const LISTS = ['experience', 'documents'] as const
const PREFIX = /^(?:m ?[/.]? ?[vty]|s ?[/.]? ?s|km|kn|tb|b ?\/ ?t|lng ?\/ ?c|ahts|psv)[. ]+/i

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(PREFIX, '')
    .replace(/[\s\p{P}\p{S}]/gu, '')

const PHONES = /^contact\.(?!linkedin|telegram)|kinContact$/

function isEqual(path: string, one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') {
    if (path.endsWith('fleetTypeAndVesselType') && typeof other === 'object' && other !== null) {
      const [mine, theirs] = [one, other] as [Values | null, Values]
      return typeof one === 'string'
        ? fold(one) === fold(String(theirs.vesselType))
        : fold(String(mine?.vesselType)) === fold(String(theirs.vesselType))
    }
    return JSON.stringify(one) === JSON.stringify(other)
  }
  return PHONES.test(path) ? one.replace(/\D/g, '') === other.replace(/\D/g, '') : fold(one) === fold(other)
}

const typeText = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'vesselType' in value ? value.vesselType : value

const isRight = (truth: ExpectedCv, path: string, value: unknown): boolean => {
  const field = path.split('.')
  const [part, place, name] = field as [keyof ExpectedCv, string, string]
  const told =
    field.length === 2 ? (truth[part] as Values)?.[place] : (truth[part] as Values[])?.[Number(place)]?.[name]
  const also = truth.alsoRight?.[path] ?? []
  return [told, ...also].some(
    (right) => right !== undefined && (isEqual(path, value, right) || isEqual(path, typeText(value), typeText(right))),
  )
}

/** Matches found entries with expected ones, most equal values first. */
function matchEntries(
  truth: ExpectedCv,
  list: 'experience' | 'documents',
  found: readonly FoundFields[],
): Map<number, number> {
  const pairs = found.flatMap((fields, mine) =>
    (truth[list] ?? []).map((_, theirs) => ({
      mine,
      theirs,
      alike: Object.entries(fields).filter(([name, { value }]) => isRight(truth, `${list}.${theirs}.${name}`, value))
        .length,
    })),
  )
  const matched = new Map<number, number>()
  const taken = new Set<number>()
  for (const { mine, theirs, alike } of pairs.toSorted((one, other) => other.alike - one.alike))
    if (alike > 1 && !matched.has(mine) && !taken.has(theirs)) {
      matched.set(mine, theirs)
      taken.add(theirs)
    }
  return matched
}

function listFound(truth: ExpectedCv, reading: Reading): { path: string; found: Found }[] {
  const parts = PARTS.flatMap((part) =>
    Object.entries(reading[part]).map(([name, found]) => ({ path: `${part}.${name}`, found })),
  )
  const lists = LISTS.flatMap((list) => {
    const matched = matchEntries(truth, list, reading[list])
    return reading[list].flatMap((fields, mine) =>
      Object.entries(fields).map(([name, found]) => ({
        path: `${list}.${matched.get(mine) ?? `extra-${mine}`}.${name}`,
        found,
      })),
    )
  })
  return [...parts, ...lists]
}

const listExpected = (truth: ExpectedCv): [path: string, value: unknown][] => [
  ...PARTS.flatMap((part) =>
    Object.entries(truth[part] ?? {}).map(([name, value]): [string, unknown] => [`${part}.${name}`, value]),
  ),
  ...LISTS.flatMap((list) =>
    (truth[list] ?? []).flatMap((entry, place) =>
      Object.entries(entry).map(([name, value]): [string, unknown] => [`${list}.${place}.${name}`, value]),
    ),
  ),
]

/** Returns how many expected values were found, and wrong values not marked as uncertain. */
export function scoreReading(truth: ExpectedCv, reading: Reading): Score {
  const found = listFound(truth, reading)
  const byPath = new Map(found.map((one) => [one.path, one.found]))
  const asked = listExpected(truth)
  const inOther = (path: string, value: unknown) =>
    (truth.alsoIn?.[path] ?? []).some((other) => byPath.has(other) && isEqual(path, byPath.get(other)?.value, value))
  const missing = asked.filter(([path, value]) => {
    const mine = byPath.get(path)
    if (mine && isRight(truth, path, mine.value)) return false
    return !inOther(path, value) && !(truth.alsoRight?.[path] ?? []).includes(null)
  })
  const origins = new Map(
    Object.entries(truth.alsoIn ?? {}).flatMap(([path, others]) => others.map((other) => [other, path] as const)),
  )
  const wrong = found.filter(
    ({ path, found: { value, isSure } }) =>
      isSure &&
      !isRight(truth, path, value) &&
      !(origins.has(path) && isRight(truth, origins.get(path) as string, value)),
  )
  return {
    asked: asked.length,
    found: asked.length - missing.length,
    missing: missing.map(
      ([path, value]) => `${path} = ${JSON.stringify(value)}; read ${JSON.stringify(byPath.get(path)?.value)}`,
    ),
    wrong: wrong.map(
      ({ path, found: { value, source } }) => `${path}: ${JSON.stringify(value)} from «${source.text.slice(0, 90)}»`,
    ),
    marked: found.filter(({ found: { isSure } }) => !isSure).length,
  }
}
