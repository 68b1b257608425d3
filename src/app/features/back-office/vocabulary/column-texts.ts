import type { MessageId } from '#src/i18n/intl.ts'

/** What the columns of the files mean; the names in the files are the same in every language. */
export const COLUMN_TEXTS = {
  currency: 'billing.filter.currency',
  per_usd: 'dated-rule.column.per-usd',
  seller: 'dated-rule.column.seller',
  buyer: 'dated-rule.column.buyer',
  service: 'dated-rule.column.service',
  country: 'dated-rule.column.country',
  buyer_kind: 'dated-rule.column.buyer-kind',
  percent: 'dated-rule.column.percent',
  wording: 'dated-rule.column.wording',
  fact: 'dated-rule.column.fact',
  is: 'dated-rule.column.is',
  item: 'dated-rule.column.item',
  amount: 'billing.column.amount',
  from: 'dated-rule.column.from',
  until: 'dated-rule.column.until',
  source: 'dated-rule.column.source',
} as const satisfies Readonly<Record<string, MessageId>>

const isKnown = (column: string): column is keyof typeof COLUMN_TEXTS => Object.hasOwn(COLUMN_TEXTS, column)

/** The message of a column; undefined for one that this page does not know yet. */
export const columnText = (column: string) => (isKnown(column) ? COLUMN_TEXTS[column] : undefined)
