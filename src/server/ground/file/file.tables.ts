import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import type { ImageKind } from '#src/contract/file/images.ts'

/** Purposes of files that the server creates for one person. */
export type PrivatePurpose = 'copy'

export const fileTable = sqliteTable('file', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  organisationId: text('organisation_id'),
  purpose: text('purpose').$type<FilePurpose | PrivatePurpose>().notNull(),
  size: integer('size').notNull(),
  digest: text('digest').notNull(),
  type: text('type').$type<FileType | 'zip'>(),
  /** `stored`: processed. `discarded`: the next sweep deletes what is left. */
  state: text('state').$type<'arriving' | 'stored' | 'discarded'>().notNull(),
  /** R2 key, assigned up front so that interrupted uploads can be swept. */
  pictureKey: text('picture_key'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at'),
  /** The place of a private file in the store; null for uploads. */
  objectKey: text('object_key'),
  /** The id of the result, for a file that is read and not stored. */
  resultId: text('result_id'),
})

export const filePieceTable = sqliteTable(
  'file_piece',
  { fileId: text('file_id').notNull(), number: integer('number').notNull() },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
)

/** Encrypted keys of private files. */
export const accountKeyTable = sqliteTable('account_key', {
  accountId: text('account_id').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: integer('created_at').notNull(),
})

export type FileRow = typeof fileTable.$inferSelect

/** A file that a user uploads. */
export type SentFile = PictureFile | PassingFile

export type PictureFile = FileRow & { purpose: ImageKind; pictureKey: string }
/** A file that is read and not stored. */
export type PassingFile = FileRow & { purpose: Exclude<FilePurpose, ImageKind> }

/** The owner of a file: a person, or an organisation regardless of the member who uploaded it. */
export type Owner = Pick<FileRow, 'accountId' | 'organisationId'>
