import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../locales.ts'
import { readQueryLabels } from './catalogue-fixture.ts'
import { createQueryLookup } from './query-lookup.ts'
import { QUERY_SLANG } from './query-slang.ts'
import { listMeanings, mapQueryTerms } from './query-terms.ts'
import { findRank, RANKS } from './ranks.ts'
import { findVesselType } from './vessel-types.ts'

const labels = readQueryLabels()
const lookup = createQueryLookup(labels)

const slangOfRanks = (entries: Readonly<Record<string, string>>): string[] =>
  Object.entries(entries).flatMap(([id, phrases]) => (id.startsWith('rank.') ? phrases.split('|') : []))

test.each([
  '2/E',
  '2 / e',
  '2E',
  '2nd engineer',
  '2nd Eng',
  'Second Engineers',
  'first assistant engineer',
  '2-й механик',
  'второй механик',
  'ВТОРЫМ МЕХАНИКОМ',
  'другий механік',
  'second mécanicien',
  'Zweiter Technischer Offizier',
  '2. Ingenieur',
  'المهندس الثاني',
  'सेकंड इंजीनियर',
  '大管轮',
  '大管輪',
  'Masinis II',
])('%s is the second engineer', (query) => {
  expect(mapQueryTerms(query, lookup)).toEqual({ ranks: ['second-engineer'], vesselTypes: [], rest: '' })
})

test.each([
  ['чиф', 'chief-officer'],
  ['старпом', 'chief-officer'],
  ['дід', 'chief-engineer'],
  ['дед', 'chief-engineer'],
  ['секонд', 'second-officer'],
  ['老轨', 'chief-engineer'],
  ['Kap', 'master'],
  ['Mayor', 'chief-cook'],
  ['bosco', 'bosun'],
  ['commandant', 'master'],
  ['قبطان', 'master'],
  ['चीफ आफिसर', 'chief-officer'],
  ['चीफ ऑफिसर', 'chief-officer'],
  ['KKM', 'chief-engineer'],
  ['smutje', 'chief-cook'],
  ['A/B', 'able-seaman'],
  ['chief mate', 'chief-officer'],
])('mess-room word %s means %s', (query, slug) => {
  expect(mapQueryTerms(query, lookup).ranks).toContain(slug)
})

test('a longer title is not its last word', () => {
  for (const title of ['Provision Master', 'barge master', 'Laundry-Master', 'tow master', 'provisions master']) {
    expect(mapQueryTerms(title, lookup).ranks, title).not.toContain('master')
  }
  expect(mapQueryTerms('chief officer', lookup).ranks).toEqual(['chief-officer'])
  expect(mapQueryTerms('provision master and master', lookup).ranks).toEqual(['provision-master', 'master'])
})

test('ranks, vessel types and what is left are told apart', () => {
  expect(mapQueryTerms('urgent 2/E for VLCC, Odfjell SE', lookup)).toEqual({
    ranks: ['second-engineer'],
    vesselTypes: ['crude-oil-tanker'],
    rest: 'urgent for Odfjell SE',
  })
})

test('every name of a text is told with what it may mean', () => {
  expect(listMeanings('Chief Mate for Bulk Carrier, Panamax', lookup, 'en')).toEqual([
    ['rank.chief-officer'],
    ['vessel.bulk-carrier'],
    ['vessel.bulk-carrier', 'vessel.container-ship', 'vessel.crude-oil-tanker'],
  ])
})

test('Han text is searched inside longer runs', () => {
  expect(mapQueryTerms('急招大管轮上海散货船', lookup)).toEqual({
    ranks: ['second-engineer'],
    vesselTypes: ['bulk-carrier'],
    rest: '急招 上海',
  })
})

test('words of several meanings give all of them', () => {
  expect(mapQueryTerms('tanker', lookup).vesselTypes.length).toBeGreaterThan(2)
  expect(mapQueryTerms('cadet', lookup).ranks).toEqual(['deck-cadet', 'engine-cadet', 'eto-cadet'])
})

test('the reader’s language decides between the numbering of countries', () => {
  const query = 'segundo oficial de máquinas'
  expect(mapQueryTerms(query, lookup, 'es').ranks).toEqual(['third-engineer'])
  expect(mapQueryTerms(query, lookup, 'pt').ranks).toEqual(['second-engineer'])
  expect(mapQueryTerms(query, lookup).ranks.sort()).toEqual(['second-engineer', 'third-engineer'])
})

test('everyday words of the reader’s language are no abbreviations', () => {
  expect(mapQueryTerms('ab sofort', lookup, 'de')).toEqual({ ranks: [], vesselTypes: [], rest: 'ab sofort' })
  expect(mapQueryTerms('AB sofort', lookup, 'de').ranks).toEqual(['able-seaman'])
  expect(mapQueryTerms('ab', lookup, 'de').ranks).toEqual(['able-seaman'])
  expect(mapQueryTerms('ab wanted', lookup, 'en').ranks).toEqual(['able-seaman'])
})

const cases = LOCALE_CODES.flatMap((locale) =>
  Object.entries(labels[locale] ?? {}).map(([id, label]) => ({ locale, id, label })),
)

test('every name leads to its own rank or vessel type, however it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.constantFrom('upper', 'lower', 'plain'),
      ({ locale, id, label }, style) => {
        const query = style === 'upper' ? label.toUpperCase() : style === 'lower' ? label.toLowerCase() : ` ${label} `
        const terms = mapQueryTerms(query, lookup, style === 'lower' ? undefined : locale)
        const found = [
          ...terms.ranks.map((slug) => `rank.${slug}`),
          ...terms.vesselTypes.map((slug) => `vessel.${slug}`),
        ]
        expect(found, label).toContain(id)
        expect(terms.rest, label).toBe('')
      },
    ),
    { numRuns: 2000 },
  )
})

test('abbreviations and aliases lead to their rank', () => {
  for (const { slug, aliases, abbreviation = slug } of RANKS) {
    for (const word of [...aliases, ...(abbreviation === slug ? [] : [abbreviation])]) {
      expect(mapQueryTerms(word, lookup).ranks, word).toContain(slug)
    }
  }
})

test('a word with which the names of several ranks begin stands for none of them alone', () => {
  const names = RANKS.map(({ slug }) => [slug, String(labels.en?.[`rank.${slug}`]).toLowerCase()] as const)
  const words = [...RANKS.flatMap(({ aliases }) => aliases), ...Object.values(QUERY_SLANG).flatMap(slangOfRanks)]
  for (const word of new Set(words.filter((alias) => /^\p{Ll}{2,}$/u.test(alias)))) {
    const begun = names.filter(([, name]) => name.startsWith(`${word} `)).map(([slug]) => slug)
    const { ranks } = mapQueryTerms(word, lookup)
    if (begun.length > 1 && ranks.length > 0) expect(ranks, word).toEqual(expect.arrayContaining(begun))
  }
})

test('slang names only entries that exist', () => {
  for (const entries of Object.values(QUERY_SLANG)) {
    for (const id of Object.keys(entries)) {
      const [area, slug = ''] = id.split('.')
      expect(area === 'rank' ? findRank(slug) : findVesselType(slug), id).toBeDefined()
    }
  }
})

test('any text is survived, and words no one knows are all kept in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const { ranks, vesselTypes } = mapQueryTerms(query, lookup)
      for (const slug of ranks) expect(findRank(slug)).toBeDefined()
      for (const slug of vesselTypes) expect(findVesselType(slug)).toBeDefined()
    }),
  )
  const unknown = fc.array(fc.constantFrom('zzyx', 'Qwert', 'Årøsund', 'Ύδρα', '東京'), { minLength: 1 })
  fc.assert(fc.property(unknown, (words) => mapQueryTerms(words.join(' '), lookup).rest === words.join(' ')))
})

test('a rank is found among any other words', () => {
  const around = fc
    .array(fc.constantFrom('zzyx', 'Qwert', 'Årøsund', '2027', '€'), { maxLength: 4 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(around, fc.constantFrom(...cases), around, (before, { locale, id, label }, after) => {
      const terms = mapQueryTerms(`${before} ${label}, ${after}`, lookup, locale)
      expect(
        [...terms.ranks.map((slug) => `rank.${slug}`), ...terms.vesselTypes.map((slug) => `vessel.${slug}`)],
        label,
      ).toContain(id)
    }),
  )
})
