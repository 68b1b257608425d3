import type { Gathered } from './gather.ts'
import type { Section } from './labels/section.ts'
import type { Person } from './person.ts'
import type { WholeName } from './read-names.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

/** What was gathered from a document so far. */
export type Gathering = { person: Person; names: WholeName[]; voyages: Gathered[]; papers: Gathered[] }

/** Where a reading stands: `card` is the entry that labels continue to tell of, `loose` lines wait for their contract. */
export type State = Gathering & {
  ground: Ground
  section: Section | undefined
  card: Gathered | undefined
  loose: Row[]
  isKinAbove: boolean
}
