import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { ActByTwo, ActDescription } from '#src/server/ground/audit/act-by-two.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandDraft, findTexts, findUpdate, publishUpdate } from './site-update.repository.ts'

/** The version that the admin read, and the day from which it is sent (YYYY-MM-DD, UTC). */
type Publishing = { version: number; day: string }

const MAX_AHEAD = 365 * DAY

const refuse = (field: string, id: string) => createFieldFailure('proposal', { [field]: { id } })

/** Returns the day; an empty one is today. Throws a message beside the field for another text and for a day too far. */
function readDay(typed: string, now: number): string {
  const today = toPlainDate(now)
  if (typed === '') return today
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(typed) && Number.isFinite(Date.parse(typed)) && toPlainDate(Date.parse(typed)) === typed
  if (!isDay || typed < today || Date.parse(typed) > now + MAX_AHEAD) throw refuse('day', 'site-update.wrong.day')
  return typed
}

async function describe(
  { db, clock }: Needs<'db' | 'clock'>,
  id: string,
  { version, day }: Publishing,
): Promise<ActDescription> {
  const [found, texts] = await Promise.all([findUpdate(db, id), findTexts(db, id)])
  if (!found) throw new Failure('not-found')
  if (found.publishedAt !== null || found.version !== version) throw new Failure('conflict')
  const languages = texts.map(({ language }) => language)
  if (!languages.includes('en')) throw refuse('day', 'site-update.wrong.english')
  return {
    version,
    accountId: null,
    before: {},
    after: { 'update.kind': found.kind, 'update.day': readDay(day, clock()), 'update.languages': languages },
  }
}

/** One admin proposes to send an update to everybody who wants it, and another confirms it. */
export const publishSiteUpdate: ActByTwo<Publishing> = {
  action: 'update-published',
  objectKind: 'site-update',
  permission: 'content',
  describe,
  demandUnchanged: (db, { id, version }) => demandDraft(db, id, version),
  apply: ({ db, clock }, { object, after }) => {
    const now = clock()
    return publishUpdate(db, object.id, Math.max(now, Date.parse(String(after['update.day']))), now)
  },
}
