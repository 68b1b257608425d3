/** The kinds of dated rules; `rule-kinds.ts` describes them. */
export const RULE_KINDS = ['rate', 'tax', 'agency-russian', 'service-country', 'price'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** The kinds of the page of vocabularies; prices have their own page. */
export const VOCABULARY_KINDS = [
  'rate',
  'tax',
  'agency-russian',
  'service-country',
] as const satisfies readonly RuleKind[]
