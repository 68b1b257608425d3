import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import { getQueryLookup } from '#src/server/work/vacancy-search/query-words.ts'
import { collapseDuplicates } from './collapse-duplicates.ts'
import { AGENCY_FEED, addressOf, createFeed, ENTRIES } from './company-feed.fixture.ts'
import { parseFeed } from './parse-feed.ts'
import { type ReadItem, readItem } from './read-item.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
let lookup: QueryLookup
let items: ReadItem[] = []

const read = (xml: string): ReadItem[] => {
  const feed = parseFeed(xml)
  return feed.items.map((item) => readItem(item, { lookup, language: feed.language, now: NOW }))
}
const readEntry = (entry: (typeof ENTRIES)[keyof typeof ENTRIES]) => read(createFeed([entry]))[0] as ReadItem
const find = ({ id }: { id: number }) => items.find(({ item }) => item.externalId === addressOf(id)) as ReadItem

beforeAll(async () => {
  lookup = await getQueryLookup()
  items = read(AGENCY_FEED)
})

describe('an entry of an agency’s feed', () => {
  it('is a vacancy with rank, ship, pay, joining and duration', () => {
    expect(find(ENTRIES.thirdEngineer)).toMatchObject({
      reasons: [],
      facts: {
        rank: 'third-engineer',
        department: 'engine',
        vessel_type: 'oil-chemical-tanker',
        fleet: 'tanker-fleet',
        pay_min: 490_000,
        pay_max: 535_000,
        pay_currency: 'USD',
        pay_period: 'month',
        pay_usd: 535_000,
        join_from: '2027-01-05',
        join_to: '2027-01-05',
        duration_tenths: 50,
        duration_plus_minus: 0,
        engine: 'MAN B&W ME-C',
        trading_areas: '["worldwide"]',
        trading_area: null,
        dwt: 49_990,
        size_value: 49_990,
        size_unit: 'DWT',
        built: 2019,
        flag: 'LR',
        min_months_in_rank: 12,
        english_level: 'good',
        english_order: 3,
        text_language: 'en',
      },
    })
  })

  it('is a rotation where its text says so', () => {
    const { facts } = find(ENTRIES.pilot)
    expect(facts).toMatchObject({
      pay_period: 'day',
      pay_min: 55_000,
      pay_max: 55_000,
      rotation_on: 28,
      rotation_off: 28,
    })
    expect(facts?.duration_tenths).toBeNull()
  })

  it('keeps months more or less, an upper end of pay alone, and what is demanded but not what is welcome', () => {
    const { facts, notes } = find(ENTRIES.chiefMate)
    expect(facts).toMatchObject({
      pay_min: 0,
      pay_max: 700_000,
      duration_tenths: 40,
      duration_plus_minus: 1,
      join_from: '2027-01-20',
      join_to: '2027-01-31',
      certificates: '["coc"]',
      min_months_in_rank: null,
      english_level: 'good',
    })
    expect(notes).toEqual(['contacts-removed', 'pay-upper-only'])
  })

  it('counts "as soon as possible" from today', () => {
    expect(find(ENTRIES.master).facts).toMatchObject({
      join_from: '2026-11-20',
      join_to: '2026-12-20',
      min_months_in_rank: 36,
      any_nationality: 0,
      nationalities: '["PL","UA"]',
    })
  })

  it('is read in its own language, whatever the feed says', () => {
    const { facts } = find(ENTRIES.russian)
    expect(facts).toMatchObject({
      rank: 'chief-engineer',
      vessel_type: 'bulk-carrier',
      text_language: 'ru',
      english_level: 'good',
      min_months_in_rank: 24,
      duration_tenths: 40,
    })
    expect(facts?.text).toContain('Чёрном море')
    expect(facts?.text).not.toContain('380')
  })

  it('is plain text without the lines of the template', () => {
    expect(find(ENTRIES.cadet).facts).toMatchObject({
      vessel_class: 'Panamax',
      join_from: '2027-02-01',
      join_to: '2027-02-15',
      text: 'First voyage with a patient crew.',
    })
    expect(find(ENTRIES.chiefMate).facts?.text).toBe(
      'Contract Duration: 4 ±1 months\n2 years in rank: $150 USD/month more\n\nValid Chief Officer license\nA Schengen visa is an advantage\nEnglish of level B2',
    )
    for (const { facts } of items.filter((one) => one.facts)) {
      expect(facts?.text).not.toMatch(/Salary:|Join date:|or better|apply here|@|https?:|</)
    }
  })

  it('may say its terms in one line, without colons', () => {
    const { pay: _pay, join: _join, duration: _duration, ...bare } = ENTRIES.pilot
    const terms = 'Salary 8500 USD per month. Joining 15 January 2027. Contract 4 months.'
    expect(
      readEntry({ ...bare, text: `A calm trade with a steady crew. ${terms} Paid in time.` } as never),
    ).toMatchObject({
      reasons: [],
      facts: {
        pay_min: 850_000,
        pay_max: 850_000,
        join_from: '2027-01-15',
        duration_tenths: 40,
        text: 'A calm trade with a steady crew.\n\nPaid in time.',
      },
    })
  })
})

describe('what cannot be published', () => {
  it.each([
    ['blanks', ' '.repeat(120_000)],
    ['words', 'A long tale. '.repeat(1000)],
    ['markup', '<b></b>'.repeat(20_000)],
  ])('is too long by its %s', (_, text) => {
    expect(readEntry({ ...ENTRIES.pilot, text: `Ship${text}and crew` } as never).reasons).toContain('text-long')
  })

  it.each([
    ['words', ['pay-text']],
    ['unknown', ['rank-unknown', 'vessel-unknown']],
    ['tanker', ['vessel-several']],
    ['passed', ['joining-passed']],
    ['fee', ['fee']],
    ['waitingList', ['no-post']],
    ['endless', ['duration-unclear']],
    ['franc', ['pay-currency']],
  ] as const)('%s: %j', (name, reasons) => {
    expect(find(ENTRIES[name])).toMatchObject({ facts: null, reasons })
  })

  it('says all that is wrong', () => {
    const { pay: _pay, join: _join, duration: _duration, ...bare } = ENTRIES.words
    expect(readEntry({ ...bare, text: 'Short.' } as never).reasons).toEqual([
      'pay-missing',
      'joining-missing',
      'duration-missing',
      'text-missing',
    ])
  })

  it('may deny a fee', () => {
    const text = 'No placement fee is charged. Visa fees are covered by the company.'
    expect(readEntry({ ...ENTRIES.fee, text } as never).reasons).toEqual([])
  })
})

describe('duplicates', () => {
  const known = (...entries: { id: number }[]) => new Set(entries.map(({ id }) => addressOf(id)))
  const keptBosun = (names: ReadonlySet<string>) => {
    const { kept, duplicates } = collapseDuplicates(items, names)
    return { kept: kept.find(({ facts }) => facts?.rank === 'bosun'), duplicates }
  }

  it('become one vacancy under the newest name, with a window that covers both', () => {
    const { kept, duplicates } = keptBosun(new Set())
    expect(kept?.item.externalId).toBe(addressOf(506))
    expect(kept?.facts).toMatchObject({ join_from: '2026-12-10', join_to: '2026-12-20' })
    expect(kept?.notes).toContain('duplicates-joined')
    expect(duplicates.map(({ item, of }) => [item.externalId, of])).toEqual([[addressOf(505), addressOf(506)]])
  })

  it('keep the name under which they were published', () => {
    expect(keptBosun(known(ENTRIES.bosun)).kept?.item.externalId).toBe(addressOf(505))
  })

  it('are no duplicates with other pay, or when the crew changes months apart', () => {
    const other = (changes: object) =>
      collapseDuplicates(read(createFeed([ENTRIES.bosun, { ...ENTRIES.bosunAgain, ...changes }])), new Set()).duplicates
    expect(other({ pay: '260 EUR/day' })).toEqual([])
    expect(other({ join: '20.02.2027' })).toEqual([])
    expect(other({ text: 'Another ship, another sea, and nobody we have ever worked for before.' })).toEqual([])
    expect(other({})).toHaveLength(1)
  })

  it('of one name count once, as it was said last', () => {
    const twice = read(createFeed([ENTRIES.pilot, { ...ENTRIES.pilot, pay: '600 EUR per day' }]))
    const { kept, duplicates } = collapseDuplicates(twice, new Set())
    expect(kept.map(({ facts }) => facts?.pay_max)).toEqual([60_000])
    expect(duplicates).toHaveLength(1)
  })

  it('leave sixteen entries as seven vacancies and eight refusals', () => {
    const { kept, duplicates } = collapseDuplicates(items, new Set())
    expect(items).toHaveLength(16)
    expect(kept.filter(({ facts }) => facts)).toHaveLength(7)
    expect(kept.filter(({ facts }) => !facts)).toHaveLength(8)
    expect(duplicates).toHaveLength(1)
  })
})
