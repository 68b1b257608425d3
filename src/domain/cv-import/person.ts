import type { Gathered } from './gather.ts'
import type { Section } from './labels/section.ts'
import type { WholeName } from './read-names.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

/** Single parts of the CV while they are gathered. */
export type Person = Record<'profileData' | 'contact' | 'biometric' | 'kin', Gathered>

/** Input for reading a row about a person. */
export type PersonGround = {
  person: Person
  names: WholeName[]
  row: Row
  ground: Ground
  section: Section | undefined
}
