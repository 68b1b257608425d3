/** The kinds of dated rules; `rule-kinds.ts` describes them. */
export const RULE_KINDS = ['rate', 'tax', 'agency-russian'] as const
export type RuleKind = (typeof RULE_KINDS)[number]
