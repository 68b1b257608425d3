import fc from 'fast-check'
import type { Leaf } from './arbitrary-of.ts'

const PASSWORD = fc.constant('quiet harbour lights')

/** Values that rules beyond the schemas take, by the name of their field, so that cases get past them. */
const BY_NAME: readonly [RegExp, fc.Arbitrary<unknown>][] = [
  [/email/i, fc.nat(1e9).map((number) => `fuzz${number}@mail.example`)],
  [/password/i, PASSWORD],
  [/country|citizenship|nationality/i, fc.constantFrom('PH', 'UA', 'NO')],
  [/department/i, fc.constantFrom('deck', 'engine')],
  [/fleet/i, fc.constantFrom('merchant-fleet', 'tanker-fleet')],
  [/vessel/i, fc.constantFrom('bulk-carrier', 'lng-carrier')],
  [/flag/i, fc.constantFrom('PA', 'MT')],
  [/^pay/i, fc.nat(20_000)],
  [/position|rank/i, fc.constantFrom('second-engineer', 'chief-officer')],
  [/reason/i, fc.constantFrom('fee', 'other')],
  [/address|website/i, fc.constant('https://feeds.example/vacancies.xml')],
  [/from|to|date|until/i, fc.constant('2026-12-01')],
]

/** Ids are those of things that are there. */
export const plausibleLeaf =
  (ids: readonly string[]): Leaf =>
  (name) => {
    if (/id$|slug/i.test(name)) return fc.constantFrom(...ids)
    return BY_NAME.find(([names]) => names.test(name))?.[1]
  }
