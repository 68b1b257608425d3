import type { Gathered } from './gather.ts'
import type { Section } from './labels/section.ts'
import type { WholeName } from './read-names.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

/** The parts that stand once, while they are gathered. */
export type Person = Record<'profileData' | 'contact' | 'biometric' | 'kin', Gathered>

/** What a row that speaks of a person is read with. */
export type PersonGround = {
  person: Person
  names: WholeName[]
  row: Row
  ground: Ground
  section: Section | undefined
}
