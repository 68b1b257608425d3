import { DAY, toPlainDate } from '../time.ts'
import { findVesselType } from '../vocabulary/vessel-types.ts'
import { completeRule } from './complete-rule.ts'
import type { MailingFacts } from './mailing-facts.ts'
import { firstMissed, type MailingRule, type MissedBy } from './mailing-rule.ts'
import { COUNTED_DAYS } from './rule-limits.ts'

/** A mailing with the plain date of its order. */
export type CountedMailing = { on: string; facts: MailingFacts }

/** The demands of a rule that a dry run leaves out one by one, each with the rule without it. */
const WITHOUT = {
  ranks: { ranks: [] },
  ships: { fleets: [], vesselTypes: [], monthsOnTypes: 0 },
  monthsInRank: { monthsInRank: 0 },
  monthsOnTypes: { monthsOnTypes: 0 },
  english: { english: null },
  papersValid: { papersValid: 0 },
  nationalities: { nationalities: [] },
} as const satisfies Record<string, Partial<MailingRule>>

export type Demand = keyof typeof WITHOUT
export const DEMANDS = Object.keys(WITHOUT) as [Demand, ...Demand[]]

export type MailingCount = {
  /** Mailings of the days. */
  total: number
  /** Those that the rule would have brought, in all and by day, oldest day first. */
  brought: number
  days: number[]
  /** Why the others would not have come. */
  missed: Partial<Record<MissedBy, number>>
  /** How many would have come without one demand, for each demand of the rule. */
  without: Partial<Record<Demand, number>>
  /** How many would have come by vessel type, if the rule asked for this type alone. */
  types: Record<string, number>
}

const isBrought = (rule: MailingRule, { facts, on }: CountedMailing): boolean =>
  firstMissed(rule, facts, on) === undefined

/** Whether a rule has a demand. */
const hasDemand = (rule: MailingRule, demand: Demand): boolean =>
  Object.entries(WITHOUT[demand]).some(([name, none]) => {
    const value = rule[name as keyof MailingRule]
    return Array.isArray(value) ? value.length > 0 : value !== none
  })

function countWithout(rule: MailingRule, mailings: readonly CountedMailing[]): MailingCount['without'] {
  const asked = DEMANDS.filter((demand) => hasDemand(rule, demand))
  return Object.fromEntries(
    asked.map((demand) => {
      const wider = { ...rule, ...WITHOUT[demand] }
      return [demand, mailings.filter((one) => isBrought(wider, one)).length]
    }),
  )
}

function countTypes(rule: MailingRule, mailings: readonly CountedMailing[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of mailings)
    for (const { vesselType } of one.facts.types) {
      if (!findVesselType(vesselType)) continue
      if (!isBrought(completeRule({ ...rule, vesselTypes: [vesselType] }), one)) continue
      counts[vesselType] = (counts[vesselType] ?? 0) + 1
    }
  return counts
}

/** Counts what a rule would have brought of the mailings of the last days. `now` in UTC ms. */
export function countMailings(asked: MailingRule, mailings: readonly CountedMailing[], now: number): MailingCount {
  const rule = completeRule(asked)
  const days = new Map(
    Array.from({ length: COUNTED_DAYS }, (_, ago) => [toPlainDate(now - (COUNTED_DAYS - 1 - ago) * DAY), 0]),
  )
  const missed: MailingCount['missed'] = {}
  let brought = 0
  for (const one of mailings) {
    const by = firstMissed(rule, one.facts, one.on)
    if (by) missed[by] = (missed[by] ?? 0) + 1
    else {
      brought += 1
      days.set(one.on, (days.get(one.on) ?? 0) + 1)
    }
  }
  return {
    total: mailings.length,
    brought,
    days: [...days.values()].slice(0, COUNTED_DAYS),
    missed,
    without: countWithout(rule, mailings),
    types: countTypes(rule, mailings),
  }
}
