import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { ServiceTextInput } from '#src/contract/service/text-schemas.ts'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import {
  findTextProblem,
  MAX_TEXT_DAYS,
  type ServiceWords,
  TEXT_PARTS,
  type TextPart,
} from '#src/domain/service/service-text.ts'
import { normalizeName, normalizeText } from '#src/domain/text/text.ts'
import { MAX_SERVICE_TEXT, MAX_SERVICE_TITLE } from '#src/domain/text/text-limits.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ServiceTextRow } from './text.tables.ts'
import { findText, insertText } from './texts.repository.ts'

const MOST: Readonly<Record<TextPart, number>> = {
  title: MAX_SERVICE_TITLE,
  text: MAX_SERVICE_TEXT,
  not: MAX_SERVICE_TEXT,
}

function checkPart(part: TextPart, text: string): Text | undefined {
  if (text === '') return { id: 'service-text.wrong.empty' }
  if (part === 'title' && !isCleanName(text)) return { id: 'field.common.characters' }
  const problem = findTextProblem(part, text)
  return checkText(text, MOST[part]) ?? (problem && { id: `service-text.wrong.${problem}` })
}

/** The texts as they are kept, the title on one line. Throws messages beside the fields. */
function readWords({ title, text, not }: ServiceTextInput): ServiceWords {
  const words = { title: normalizeName(title), text: normalizeText(text), not: normalizeText(not) }
  const wrong = TEXT_PARTS.flatMap((part) => {
    const problem = checkPart(part, words[part])
    return problem ? [[part, problem] as const] : []
  })
  if (wrong.length > 0) throw createFieldFailure('text', Object.fromEntries(wrong))
  return words
}

/** The date from which a version holds; today without one. Throws a message beside the field. */
function readFrom(typed: string, now: number): string {
  const today = toPlainDate(now)
  const from = typed.trim() || today
  const day = readDay(from)
  const refuse = (id: 'day' | 'past' | 'far') =>
    createFieldFailure('text', { from: { id: `service-text.wrong.${id}`, values: { most: MAX_TEXT_DAYS } } })
  if (day === undefined) throw refuse('day')
  if (from < today) throw refuse('past')
  if (day > (readDay(today) ?? 0) + MAX_TEXT_DAYS) throw refuse('far')
  return from
}

/** Whether a version is the one that the same admin has just sent: its answer was lost. */
const isRepeated = (row: ServiceTextRow, found: ServiceTextRow | undefined): boolean =>
  found?.createdBy === row.createdBy && found.from === row.from && TEXT_PARTS.every((part) => found[part] === row[part])

/**
 * Publishes a version of the texts of a service in a language, which follows the one that the admin saw. Throws messages beside the fields,
 * and `conflict` if another version was published since; the same version again is published once.
 * @returns the number of the version
 */
export async function publishText(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  input: ServiceTextInput,
): Promise<number> {
  const { db, clock, ids } = services
  const now = clock()
  const { service, language, seen } = input
  const [words, from] = [readWords(input), readFrom(input.from, now)]
  const number = seen + 1
  const shared = { service, language, number, from, createdBy: session.accountId, createdAt: now }
  const row: ServiceTextRow = { id: ids.key(now), ...shared, ...words }
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.services),
      ...insertText(db, row),
      createAdminEvent(services, {
        ...{ actor: session.accountId, action: 'service-text-published', accountId: null },
        object: { kind: 'service-text', id: row.id },
        after: {
          ...{ 'serviceText.service': service, 'serviceText.language': language, 'serviceText.number': number },
          ...{ 'serviceText.title': words.title, 'serviceText.from': from },
        },
      }),
    ])
  } catch (error) {
    if (!isGuardFailure(error) && !isUniqueViolation(error)) throw error
    if (!isRepeated(row, await findText(db, row))) throw new Failure('conflict')
  }
  return number
}
