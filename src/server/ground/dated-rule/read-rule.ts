import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import type { Cells, RULES, RuleValue } from '#src/domain/dated-rule/rule-kinds.ts'
import { findRuleOn, type RuleRow, scopeKey } from '#src/domain/dated-rule/rule-row.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findAllBegun, findBegun } from './dated-rule.repository.ts'

/** Cells by column. */
export type RuleScope<Kind extends RuleKind> = Readonly<Record<keyof (typeof RULES)[Kind]['scope'], string>>

/** A rule that holds on a date, with the number of its version. */
export type HoldingRule<Kind extends RuleKind> = {
  scope: RuleScope<Kind>
  value: RuleValue<Kind>
  from: string
  until: string | null
  source: string
  version: number
}

type Found = RuleRow & { number: number | null }

const toHolding = <Kind extends RuleKind>({ scope, value, from, until, source, number }: Found) =>
  ({ scope, value, from, until, source, version: number ?? 0 }) as unknown as HoldingRule<Kind>

/** Returns the rule of a scope on a plain date, in the version that holds; undefined without one. */
export async function readRule<Kind extends RuleKind>(
  db: Database,
  kind: Kind,
  scope: RuleScope<Kind>,
  on: string,
): Promise<HoldingRule<Kind> | undefined> {
  const begun = await findBegun(db, kind, scopeKey(scope as Cells), on)
  const rule = begun && findRuleOn([begun], on)
  return rule && toHolding(rule)
}

/** Returns the rules of all scopes that hold on a plain date. */
export async function readRules<Kind extends RuleKind>(
  db: Database,
  kind: Kind,
  on: string,
): Promise<HoldingRule<Kind>[]> {
  const byScope = Map.groupBy(await findAllBegun(db, kind, on), ({ scope }) => scopeKey(scope))
  return [...byScope.values()].flatMap((rules) => {
    const rule = findRuleOn(rules, on)
    return rule ? [toHolding<Kind>(rule)] : []
  })
}
