import { and, desc, eq, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { holdsPermission } from '#src/server/identity/permission/permission.repository.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { adminNoteTable } from './note.tables.ts'

type NoteRow = typeof adminNoteTable.$inferInsert
type SameNote = Pick<NoteRow, 'accountId' | 'text'> & { authorId: string }

/** The latest notes on an account, the newest first, with the address of the author. */
export const findNotes = (db: Database, accountId: string, limit: number) =>
  db
    .select({ note: adminNoteTable, author: accountTable.email })
    .from(adminNoteTable)
    .leftJoin(accountTable, eq(accountTable.id, adminNoteTable.authorId))
    .where(eq(adminNoteTable.accountId, accountId))
    .orderBy(desc(adminNoteTable.id))
    .limit(limit)
    .all()

const isSame = ({ accountId, authorId, text }: SameNote) =>
  and(eq(adminNoteTable.accountId, accountId), eq(adminNoteTable.authorId, authorId), eq(adminNoteTable.text, text))

/** Whether the author has written the same note on the account. */
export const hasNote = async (db: Database, note: SameNote): Promise<boolean> =>
  (await db.$count(adminNoteTable, isSame(note))) > 0

/** Adds a note; aborts the batch if the author wrote the same one since. */
export const insertNote = (db: Database, note: NoteRow & { authorId: string }): Statement[] => [
  ...demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM admin_note WHERE account_id = ${note.accountId} AND author_id = ${note.authorId} AND text = ${note.text})`,
  ),
  db.insert(adminNoteTable).values(note),
]

/** Deletes a note of an admin, or any if the admin is an owner; aborts the batch if there is none. */
export const deleteNote = (
  db: Database,
  { id, accountId, adminId }: { id: string; accountId: string; adminId: string },
): Statement[] => [
  db
    .delete(adminNoteTable)
    .where(
      and(
        eq(adminNoteTable.id, id),
        eq(adminNoteTable.accountId, accountId),
        sql`(${adminNoteTable.authorId} = ${adminId} OR ${holdsPermission(sql`${adminId}`, 'owner')})`,
      ),
    ),
  ...demandOneChange(db),
]
