import { hasPermission, PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AdminNote } from '#src/contract/user/schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_ADMIN_NOTE } from '#src/domain/text/text-limits.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isReferenceViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteNote, findNotes, hasNote, insertNote } from './note.repository.ts'
import { findUser } from './user.repository.ts'
import { demandPermissionFor } from './user-changes.repository.ts'

type Writing = Needs<'db' | 'clock' | 'ids'>

const MAX_NOTES = 200

/** Returns the notes on an account, the newest first. */
export async function listNotes({ db }: Needs<'db'>, session: Session, accountId: string): Promise<AdminNote[]> {
  const isOwner = hasPermission(session.permissions, PAGE_PERMISSIONS.permissions)
  return (await findNotes(db, accountId, MAX_NOTES)).map(({ note, author }) => ({
    id: note.id,
    text: note.text,
    author,
    createdAt: note.createdAt,
    mayDelete: accountId !== session.accountId && (isOwner || note.authorId === session.accountId),
  }))
}

/** Nobody writes notes on their own account. Throws `forbidden`, and `not-found` for an unknown account. */
async function checkOther({ db, clock }: Writing, session: Session, id: string): Promise<void> {
  if (id === session.accountId) throw new Failure('forbidden')
  if (!(await findUser(db, id, clock()))) throw new Failure('not-found')
}

/** Writes a note on an account. Idempotent: the same text of the same admin is one note. */
export async function writeNote(services: Writing, session: Session, accountId: string, typed: string): Promise<void> {
  const { db, clock, ids } = services
  await checkOther(services, session, accountId)
  const text = normalizeText(typed)
  const problem = text === '' ? { id: 'admin.note.empty' as const } : checkText(text, MAX_ADMIN_NOTE)
  if (problem) throw createFieldFailure('user', { note: problem })
  const note = { accountId, authorId: session.accountId, text }
  if (await hasNote(db, note)) return
  const now = clock()
  const id = ids.key(now)
  try {
    await runBatch(db, [
      ...demandPermissionFor(db, session, accountId),
      ...insertNote(db, { ...note, id, createdAt: now }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'note-written',
        object: { kind: 'account', id: accountId },
        accountId,
        after: { 'note.id': id },
      }),
    ])
  } catch (error) {
    if (isReferenceViolation(error)) throw new Failure('not-found')
    if (!isGuardFailure(error)) throw error
  }
}

/** Deletes a note, as its author or as an owner. */
export async function removeNote(services: Writing, session: Session, accountId: string, id: string): Promise<void> {
  const { db } = services
  await checkOther(services, session, accountId)
  try {
    await runBatch(db, [
      ...demandPermissionFor(db, session, accountId),
      ...deleteNote(db, { id, accountId, adminId: session.accountId }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'note-deleted',
        object: { kind: 'account', id: accountId },
        accountId,
        before: { 'note.id': id },
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('not-found') : error
  }
}
