import type { Gathered } from './gather.ts'
import type { Section } from './labels/section.ts'
import type { Person } from './person.ts'
import type { WholeName } from './read-names.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

/** The values gathered so far. */
export type Gathering = { person: Person; names: WholeName[]; voyages: Gathered[]; papers: Gathered[] }

/** The state of a reading: `card` is the entry that labels continue, `loose` lines wait for their contract. */
export type State = Gathering & {
  ground: Ground
  section: Section | undefined
  card: Gathered | undefined
  loose: Row[]
  isKinAbove: boolean
}
