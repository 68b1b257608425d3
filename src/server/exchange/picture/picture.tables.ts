import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PictureKind } from '#src/contract/picture/picture.ts'

/** Existing share pictures. */
export const pictureTable = sqliteTable(
  'picture',
  {
    kind: text('kind').$type<PictureKind>().notNull(),
    subject: text('subject').notNull(),
    version: text('version').notNull(),
    /** Its next check. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
)
