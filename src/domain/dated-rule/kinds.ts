/** The kinds of dated rules; `rule-kinds.ts` describes them. */
export const RULE_KINDS = ['rate', 'tax', 'agency-russian', 'price'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** The kinds of the page of vocabularies; prices have their own page. */
export const VOCABULARY_KINDS = ['rate', 'tax', 'agency-russian'] as const satisfies readonly RuleKind[]
