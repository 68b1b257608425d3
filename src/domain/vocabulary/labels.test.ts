import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../locales.ts'
import { AGREEMENTS } from './agreements.ts'
import { readLabels } from './catalogue-fixture.ts'
import { CERTIFICATES } from './certificates.ts'
import { ENGLISH_LEVELS } from './english-levels.ts'
import { SPECIAL_REGISTERS } from './flags.ts'
import { FLEETS } from './fleets.ts'
import { RANK_DEPARTMENTS, RANK_GROUPS, RANKS } from './ranks.ts'
import { REGION_SLUGS } from './trading-areas.ts'
import { VESSEL_CLASS_WORDS } from './vessel-classes.ts'
import { VESSEL_TYPES } from './vessel-types.ts'

const EXPECTED = {
  rank: RANKS.map((rank) => `rank.${rank.slug}`),
  vessel: VESSEL_TYPES.map((type) => `vessel.${type.slug}`),
  certificate: CERTIFICATES.map((certificate) => `certificate.${certificate.slug}`),
  vocabulary: [
    ...AGREEMENTS.map((kind) => `vocabulary.agreement.${kind}`),
    ...REGION_SLUGS.map((slug) => `vocabulary.area.${slug}`),
    ...VESSEL_CLASS_WORDS.map((word) => `vocabulary.vessel-class.${word}`),
    ...FLEETS.map((fleet) => `vocabulary.fleet.${fleet}`),
    ...RANK_DEPARTMENTS.map((department) => `vocabulary.department.${department}`),
    ...RANK_GROUPS.map((group) => `vocabulary.group.${group}`),
    ...ENGLISH_LEVELS.map((level) => `vocabulary.english.${level}`),
    ...SPECIAL_REGISTERS.map((flag) => `vocabulary.flag.${flag.code}`),
  ],
}

/** Patterns around the names, not names. */
const RANK_PATTERN = 'vocabulary.rank.with-abbreviation'
const VESSEL_PATTERN = 'vocabulary.vessel.with-class'

// French says lieutenant for all of them; the abbreviation beside the label tells which.
const SAME_LABEL: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'rank.second-officer',
    'rank.third-officer',
    'rank.fourth-officer',
    'rank.third-engineer',
    'rank.fourth-engineer',
  ],
}

const AREAS = Object.keys(EXPECTED) as (keyof typeof EXPECTED)[]
const cases = LOCALE_CODES.flatMap((locale) => AREAS.map((area) => [locale, area] as const))

test.each(cases)('%s/%s.json has one message for every entry', (locale, area) => {
  const { [RANK_PATTERN]: rank, [VESSEL_PATTERN]: vessel, ...labels } = readLabels(locale, area)
  const patterns = [rank, vessel].filter((pattern) => pattern !== undefined)
  expect(patterns).toHaveLength(area === 'vocabulary' ? 2 : 0)
  expect(Object.keys(labels).sort()).toEqual([...EXPECTED[area]].sort())
  for (const [id, label] of Object.entries(labels)) {
    expect(label.trim(), id).toBe(label)
    expect(label, id).not.toMatch(/^$|['{}<#]/)
  }
})

test.each(cases.filter(([, area]) => area !== 'vocabulary'))(
  'names in %s/%s.json differ from each other',
  (locale, area) => {
    const seen = new Map<string, string[]>()
    for (const [id, label] of Object.entries(readLabels(locale, area))) {
      const name = label.toLowerCase()
      seen.set(name, [...(seen.get(name) ?? []), id])
    }
    const same = [...seen.values()].filter((ids) => ids.length > 1).flat()
    expect(same.sort()).toEqual(area === 'rank' ? [...(SAME_LABEL[locale] ?? [])].sort() : [])
  },
)
