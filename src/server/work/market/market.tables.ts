import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export type StatisticName =
  | 'crew-choices'
  | 'answers'
  | 'crewing'
  | 'hiring'
  | 'market'
  | 'open-figures'
  | 'overview'
  | 'sitemap'

export const statisticTable = sqliteTable('statistic', {
  name: text('name').$type<StatisticName>().primaryKey(),
  /** May have been stored by another build. */
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})
