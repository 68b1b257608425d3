import { expect, test } from 'vitest'
import { CERTIFICATES } from './certificates.ts'
import { COUNTRIES, isCountry } from './countries.ts'
import { FLAGS, isNationalFlag, SPECIAL_REGISTERS } from './flags.ts'
import { FLEETS } from './fleets.ts'
import { LANGUAGES } from './languages.ts'
import { PORTS } from './ports.ts'
import { createPhraseKey } from './query-tokens.ts'
import { findRank, RANKS } from './ranks.ts'
import { findVesselType, listVesselTypes, VESSEL_TYPES } from './vessel-types.ts'

const regionNames = new Intl.DisplayNames('en', { type: 'region' })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

test.each([
  ['ranks', RANKS.map((rank) => rank.slug)],
  ['vessel types', VESSEL_TYPES.map((type) => type.slug)],
  ['certificates', CERTIFICATES.map((certificate) => certificate.slug)],
])('slugs of %s are unique and in kebab case', (_name, slugs) => {
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every rank sails in some fleet and every fleet has vessel types', () => {
  for (const rank of RANKS) expect(rank.fleets.length, rank.slug).toBeGreaterThan(0)
  for (const fleet of FLEETS) expect(listVesselTypes(fleet).length, fleet).toBeGreaterThan(5)
})

test('ranks and vessel types are found by slug', () => {
  expect(findRank('second-engineer')?.stcw).toBe('III/2')
  expect(findVesselType('lng-carrier')?.fleet).toBe('tanker-fleet')
  expect(findRank('admiral')).toBeUndefined()
})

test('an alias names one rank, save words that mean several', () => {
  const owners = new Map<string, string[]>()
  for (const { slug, aliases } of RANKS) {
    for (const key of new Set(aliases.map(createPhraseKey))) owners.set(key, [...(owners.get(key) ?? []), slug])
  }
  const shared = [...owners].filter(([, slugs]) => slugs.length > 1).map(([key]) => key)
  expect(shared.sort()).toEqual(['cadet', 'rov', 'sailor', 'seaman', 'seamen'])
})

test('every code is known to Intl', () => {
  for (const code of [...COUNTRIES, ...PORTS.map((port) => port.country)]) expect(regionNames.of(code)).not.toBe(code)
  for (const code of LANGUAGES) expect(languageNames.of(code)).not.toBe(code)
})

test('flags belong to countries, and only second registers need a message of their own', () => {
  for (const flag of FLAGS) expect(isCountry(flag.country), flag.code).toBe(true)
  expect(FLAGS.filter((flag) => !isNationalFlag(flag))).toEqual(SPECIAL_REGISTERS)
  expect(new Set(FLAGS.map((flag) => flag.code)).size).toBe(FLAGS.length)
})

test('ports have a UN/LOCODE of their country', () => {
  for (const port of PORTS) expect(port.locode).toMatch(new RegExp(`^${port.country}[A-Z2-9]{3}$`))
})
