/**
 * What a browser keeps of an account, and the version of each. A change of its shape that the readers of this build do not fill in takes the
 * next number. The build then either also reads the number before, or leaves it to `aside`, which shows it to its person.
 */
const VERSIONS = {
  'cv-clashes': 1,
  'cv-draft': 1,
  'cv-saves': 1,
  'inbox-enter': 1,
  'inbox-file': 1,
  'inbox-outbox': 1,
  'own-pages': 1,
  scan: 1,
  scans: 1,
  stays: 1,
  vacancy: 1,
}

type Kind = keyof typeof VERSIONS

/** A kind, with an id where there are several of it. */
export type KeptName = Kind | `${Kind}:${string}`

/** Kinds without words of the person: copies of what the server has, and settings. */
const WORDLESS: readonly string[] = ['inbox-enter', 'own-pages']

const kindOf = (name: string): string => name.split(/[@:]/, 1)[0] ?? ''

const versioned = (kind: Kind): string => `${kind}@${VERSIONS[kind]}`

/** The key of a record. Each version has its own: no build reads or overwrites what it does not know, also in two tabs at once. */
export function keyOf(name: KeptName): string {
  const kind = kindOf(name) as Kind
  return versioned(kind) + name.slice(kind.length)
}

/** Whether another build wrote the record under this key: its kind or its version is unknown here. */
export const isOfOtherBuild = (key: string): boolean =>
  !(Object.keys(VERSIONS) as Kind[]).some((kind) => key.split(':', 1)[0] === versioned(kind))

export const isWordless = (key: string): boolean => WORDLESS.includes(kindOf(key))
