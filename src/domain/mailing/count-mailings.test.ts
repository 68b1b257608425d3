import { describe, expect, it } from 'vitest'
import { DAY, toPlainDate } from '../time.ts'
import { type CountedMailing, countMailings } from './count-mailings.ts'
import type { MailingFacts } from './mailing-facts.ts'
import type { MailingRule } from './mailing-rule.ts'
import { COUNTED_DAYS } from './rule-limits.ts'

const NOW = Date.UTC(2026, 10, 27, 12)

const ANY: MailingRule = {
  ranks: [],
  fleets: [],
  vesselTypes: [],
  monthsInRank: 0,
  monthsOnTypes: 0,
  english: null,
  nationalities: [],
  papersValid: 0,
}

const mail = (facts: Partial<MailingFacts> = {}, daysAgo = 0): CountedMailing => ({
  on: toPlainDate(NOW - daysAgo * DAY),
  facts: {
    rank: 'master',
    monthsInRank: 24,
    types: [{ vesselType: 'lng-carrier', fleet: 'tanker-fleet', months: 22 }],
    english: 'good',
    readyFrom: null,
    papersEnd: null,
    citizenship: 'PH',
    ...facts,
  },
})

const bulk = { types: [{ vesselType: 'bulk-carrier', fleet: 'merchant-fleet' as const, months: 40 }] }

describe('a dry run of a rule', () => {
  it('counts each mailing once: as brought on its day, or by the first demand that it misses', () => {
    const rule = { ...ANY, ranks: ['master'], monthsInRank: 12, english: 'working' as const }
    const mailings = [
      mail(),
      mail({}, 3),
      mail({ rank: 'bosun', monthsInRank: 1 }),
      mail({ monthsInRank: 11 }),
      mail({ english: null }),
    ]
    const count = countMailings(rule, mailings, NOW)
    expect(count).toMatchObject({ total: 5, brought: 2, missed: { rank: 1, 'months-in-rank': 1, english: 1 } })
    expect(count.days).toHaveLength(COUNTED_DAYS)
    expect([count.days.at(-1), count.days.at(-4), count.days[0]]).toEqual([1, 1, 0])
  })

  it('returns what each demand costs, and nothing for a demand that the rule does not have', () => {
    const rule = { ...ANY, ranks: ['master'], monthsInRank: 12 }
    const mailings = [mail(), mail({ rank: 'bosun' }), mail({ monthsInRank: 2 }), mail({ monthsInRank: 3 })]
    expect(countMailings(rule, mailings, NOW).without).toEqual({ ranks: 2, monthsInRank: 3 })
    expect(countMailings(ANY, mailings, NOW).without).toEqual({})
  })

  it('counts a vessel type as if the rule asked for it alone, also one of a fleet that is not chosen', () => {
    const rule: MailingRule = { ...ANY, fleets: ['tanker-fleet'], vesselTypes: ['lng-carrier'], monthsOnTypes: 30 }
    const count = countMailings(rule, [mail(), mail(bulk), mail(bulk)], NOW)
    expect(count).toMatchObject({ brought: 0, types: { 'bulk-carrier': 2 } })
  })

  it('adds the fleet of a chosen type, because the rule would otherwise bring nothing', () => {
    const rule: MailingRule = { ...ANY, fleets: ['tanker-fleet'], vesselTypes: ['bulk-carrier'] }
    expect(countMailings(rule, [mail(bulk)], NOW).brought).toBe(1)
  })

  it('judges papers on the day of the mailing', () => {
    const rule = { ...ANY, papersValid: 6 }
    const papersEnd = toPlainDate(NOW + 170 * DAY)
    expect(countMailings(rule, [mail({ papersEnd }), mail({ papersEnd }, 20)], NOW).brought).toBe(1)
  })
})
