import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'
import type { Cells } from '#src/domain/dated-rule/rule-kinds.ts'

/** Versions of the dated rules of a kind; one without a number is an uploaded file. */
export const ruleVersionTable = sqliteTable('dated_rule_version', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<RuleKind>().notNull(),
  number: integer('number'),
  digest: text('digest').notNull(),
  /** Null for a version that a release added. */
  proposedBy: text('proposed_by'),
  confirmedBy: text('confirmed_by'),
  createdAt: integer('created_at').notNull(),
  confirmedAt: integer('confirmed_at'),
})

/** The rules of each version. */
export const datedRuleTable = sqliteTable(
  'dated_rule',
  {
    versionId: text('version_id').notNull(),
    position: integer('position').notNull(),
    scopeKey: text('scope_key').notNull(),
    scope: text('scope', { mode: 'json' }).$type<Cells>().notNull(),
    value: text('value', { mode: 'json' }).$type<Cells>().notNull(),
    from: text('from_day').notNull(),
    until: text('until_day'),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.position] })],
)

export type RuleVersionRow = typeof ruleVersionTable.$inferSelect
