import type { Plural } from './message-shape.ts'

// Enough to meet every category of the twelve languages: whole numbers, millions, halves.
const SAMPLES = [...Array.from({ length: 210 }, (_, number) => number), 1000, 1_000_000, 0.5, 1.5, 10.5]

const neededCategories = (rules: Intl.PluralRules, explicit: ReadonlySet<string>): Set<string> =>
  new Set(SAMPLES.filter((sample) => !explicit.has(`=${sample}`)).map((sample) => rules.select(sample)))

/** What is wrong with the branches of a plural: a category the language needs is missing, or one it does not have. */
export const pluralProblems = (plural: Plural, tag: string): string[] => {
  const rules = new Intl.PluralRules(tag, { type: plural.ordinal ? 'ordinal' : 'cardinal' })
  const keys = new Set(plural.keys)
  const has: readonly string[] = rules.resolvedOptions().pluralCategories
  const missing = [...neededCategories(rules, keys), 'other'].filter((category) => !keys.has(category))
  const foreign = plural.keys.filter((key) => !key.startsWith('=') && !has.includes(key))
  return [
    ...[...new Set(missing)].map((category) => `${plural.name}: "${category}" is missing`),
    ...foreign.map((category) => `${plural.name}: the language has no "${category}"`),
  ]
}
