import { safeRedirect } from '#src/contract/http/addresses.ts'
import type { UpdateKind } from '#src/contract/site-update/list.ts'
import type { UpdateText } from '#src/contract/site-update/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { normalizeName, normalizeText } from '#src/domain/text/text.ts'
import { MAX_UPDATE_BODY, MAX_UPDATE_PATH, MAX_UPDATE_SUBJECT } from '#src/domain/text/text-limits.ts'
import type { AdminAction, AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findTexts, findUpdate, insertUpdate, pickText, saveText, stopUpdate } from './site-update.repository.ts'
import type { SiteUpdateText } from './site-update.tables.ts'
import { MAIL_OF } from './update-digests.ts'

type Change = { action: AdminAction; id: string; after: AuditedValues; statements: readonly Statement[] }

/** Runs the change with its event. Throws `conflict` if one of its conditions fails. */
async function runChange(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  { action, id, after, statements }: Change,
): Promise<void> {
  try {
    await runBatch(services.db, [
      ...demandPermission(services.db, session, 'content'),
      ...statements,
      createAdminEvent(services, {
        ...{ actor: session.accountId, action, object: { kind: 'site-update', id }, accountId: null },
        after,
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}

/** Creates a draft. Returns its id. */
export async function createUpdate(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  kind: UpdateKind,
): Promise<string> {
  const { db, clock, ids } = services
  const now = clock()
  const id = ids.key(now)
  const row = { id, kind, path: '/', createdAt: now, updatedAt: now }
  const after = { 'update.kind': kind }
  await runChange(services, session, { action: 'update-created', id, after, statements: [insertUpdate(db, row)] })
  return id
}

const refuse = (field: string, message: { id: string; values?: Record<string, string | number> }) =>
  createFieldFailure('update', { [field]: message })

/** The subject is one line; both are written, or neither. */
function readText({ language, subject: typedSubject, body: typedBody }: UpdateText): SiteUpdateText {
  const subject = normalizeName(typedSubject)
  const body = normalizeText(typedBody)
  if (!isCleanName(subject)) throw refuse('subject', { id: 'field.common.characters' })
  const problems = { subject: checkText(subject, MAX_UPDATE_SUBJECT), body: checkText(body, MAX_UPDATE_BODY) }
  for (const [field, problem] of Object.entries(problems)) if (problem) throw refuse(field, problem)
  if (subject === '' && body !== '') throw refuse('subject', { id: 'site-update.wrong.subject' })
  if (body === '' && subject !== '') throw refuse('body', { id: 'site-update.wrong.body' })
  return { language, subject, body }
}

function readPath(typed: string): string {
  const path = normalizeText(typed)
  const problem = checkText(path, MAX_UPDATE_PATH)
  if (problem) throw refuse('path', problem)
  const safe = safeRedirect(path === '' ? '/' : path)
  if (!safe) throw refuse('path', { id: 'site-update.wrong.path' })
  return safe
}

/** Saves one language of a draft. Throws messages beside the fields, `not-found`, and `conflict` if it was changed or published since. */
export async function saveUpdate(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  typed: UpdateText,
): Promise<void> {
  const { db, clock } = services
  const text = readText(typed)
  const path = readPath(typed.path)
  if (!(await findUpdate(db, id))) throw new Failure('not-found')
  const { version, language } = typed
  const after = { 'update.language': language, 'update.subject': text.subject, 'update.path': path }
  const statements = saveText(db, { id, version, path, text, updatedAt: clock() })
  await runChange(services, session, { action: 'update-saved', id, after, statements })
}

/** Sends the mail in a language to the admin, also of a draft. Throws a message beside the field if there is no text. */
export async function tryUpdate(
  services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>,
  session: Session,
  id: string,
  language: LocaleCode,
): Promise<void> {
  const { db, clock, ids } = services
  const [found, texts] = await Promise.all([findUpdate(db, id), findTexts(db, id)])
  if (!found) throw new Failure('not-found')
  if (!pickText(texts, language)) throw refuse('subject', { id: 'site-update.wrong.english' })
  const mail = createOutboxEntry(services, {
    cause: `update-trial:${ids.key(clock())}`,
    kind: MAIL_OF[found.kind],
    accountId: session.accountId,
    payload: { updateId: id, language },
  })
  const after = { 'update.language': language }
  await runChange(services, session, { action: 'update-tried', id, after, statements: [mail.statement] })
  await sendMails(services, [mail.id])
}

/** Stops a published update. Throws `not-found`, and `conflict` for a draft and one that was stopped. */
export async function stopSiteUpdate(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
): Promise<void> {
  const { db, clock } = services
  const found = await findUpdate(db, id)
  if (!found) throw new Failure('not-found')
  const after = { 'update.letters': found.letters }
  await runChange(services, session, { action: 'update-stopped', id, after, statements: stopUpdate(db, id, clock()) })
}
