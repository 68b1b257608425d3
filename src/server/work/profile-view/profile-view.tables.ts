import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MemberRole } from '#src/contract/http/roles.ts'
import type { ViewerKind } from '#src/contract/profile-view/profile-view.ts'

export const profileViewTable = sqliteTable('profile_view', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  day: text('day').notNull(),
  /** A keyed digest of seafarer, day and account, which identifies no one; all guests are one. */
  viewer: text('viewer').notNull(),
  kind: text('kind').$type<Exclude<ViewerKind, 'link'>>().notNull(),
  companyId: text('company_id'),
  memberRole: text('member_role').$type<MemberRole>(),
  looks: integer('looks').notNull().default(1),
  cardAt: integer('card_at'),
  cvAt: integer('cv_at'),
  seenAt: integer('seen_at').notNull(),
})

export type ProfileViewRow = typeof profileViewTable.$inferSelect

/** One row: the start of recording. */
export const viewLogTable = sqliteTable('view_log', {
  id: integer('id').primaryKey(),
  startedAt: integer('started_at').notNull(),
})
