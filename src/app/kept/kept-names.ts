/**
 * The kinds of account data in a browser with their versions. If the shape changes and the readers of this build cannot fill in defaults,
 * increase the version. The build then either reads the previous version too, or leaves it to `aside`, which shows it to the user.
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

/** A kind, followed by an id if a browser stores several records of it. */
export type KeptName = Kind | `${Kind}:${string}`

/** Kinds without text by the user: copies of server data, and settings. */
const WITHOUT_USER_TEXT: readonly string[] = ['inbox-enter', 'own-pages']

const kindOf = (name: string): string => name.split(/[@:]/, 1)[0] ?? ''

const versioned = (kind: Kind): string => `${kind}@${VERSIONS[kind]}`

/** The key of a record. Each version has a separate key, so that two builds in two tabs cannot read or overwrite each other's records. */
export function keyOf(name: KeptName): string {
  const kind = kindOf(name) as Kind
  return versioned(kind) + name.slice(kind.length)
}

/** Whether another build wrote the record: its kind or version is unknown to this build. */
export const isOfOtherBuild = (key: string): boolean =>
  !(Object.keys(VERSIONS) as Kind[]).some((kind) => key.split(':', 1)[0] === versioned(kind))

export const isWithoutUserText = (key: string): boolean => WITHOUT_USER_TEXT.includes(kindOf(key))
