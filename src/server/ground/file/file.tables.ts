import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import type { ImageKind } from '#src/contract/file/images.ts'

/** What is made here for a person, and for no one else. */
export type PrivatePurpose = 'copy'

export const fileTable = sqliteTable('file', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  organisationId: text('organisation_id'),
  purpose: text('purpose').$type<FilePurpose | PrivatePurpose>().notNull(),
  size: integer('size').notNull(),
  digest: text('digest').notNull(),
  type: text('type').$type<FileType | 'zip'>(),
  /** `stored`: it has become what it was sent for. `discarded`: the next run of the sweep takes away what is left of it. */
  state: text('state').$type<'arriving' | 'stored' | 'discarded'>().notNull(),
  /** Of a picture, known from the start, so that whatever a broken run leaves is found by it. */
  pictureKey: text('picture_key'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at'),
  /** Where a private file lies; what someone sent has none. */
  objectKey: text('object_key'),
  /** Into what a file that is not kept was read. */
  resultId: text('result_id'),
})

export const filePieceTable = sqliteTable(
  'file_piece',
  { fileId: text('file_id').notNull(), number: integer('number').notNull() },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
)

/** Keys of private files, sealed. */
export const accountKeyTable = sqliteTable('account_key', {
  accountId: text('account_id').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: integer('created_at').notNull(),
})

export type FileRow = typeof fileTable.$inferSelect

/** One that someone sends, or sent. */
export type SentFile = PictureFile | PassingFile

export type PictureFile = FileRow & { purpose: ImageKind; pictureKey: string }
/** Read, and not kept as it came. */
export type PassingFile = FileRow & { purpose: Exclude<FilePurpose, ImageKind> }

/** Whose a file is: a person's, or an organisation's, whichever of its members sent it. */
export type Owner = Pick<FileRow, 'accountId' | 'organisationId'>
