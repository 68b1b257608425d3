import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { NATIONALITY_LAWS } from '#src/contract/nationality-law/list.ts'
import type { NationalityLaw, NationalityLawInput, NationalityLawList } from '#src/contract/nationality-law/schemas.ts'
import { readDay, toDate, toDay } from '#src/domain/sea-service/plain-days.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_LAW_SOURCE } from '#src/domain/text/text-limits.ts'
import { type LawfulEntry, overlaps } from '#src/domain/vacancy/lawful-nationality.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  countLaws,
  demandAsMany,
  endLaw,
  findLaw,
  findLaws,
  findLawsOf,
  insertLaw,
} from './nationality-law.repository.ts'

type Entering = Needs<'db' | 'clock' | 'ids'>
type Actor = { session: Session; origin: Origin }
type Named = NonNullable<Awaited<ReturnType<typeof findLaw>>>

const { pageSize } = NATIONALITY_LAWS
const wrong = (name: string): Text => ({ id: `nationality.wrong.${name}` })

const describe = ({ law, enteredBy, endedBy }: Named): NationalityLaw => ({ ...law, enteredBy, endedBy })

async function getLaw({ db }: Needs<'db'>, id: string): Promise<NationalityLaw> {
  const found = await findLaw(db, id)
  if (!found) throw new Failure('not-found')
  return describe(found)
}

/** Returns all laws, including ended ones, newest first. */
export async function listLaws({ db }: Needs<'db'>, page: number): Promise<NationalityLawList> {
  const [rows, total] = await Promise.all([findLaws(db, pageSize, (page - 1) * pageSize), countLaws(db)])
  return { items: rows.map(describe), total, page, pageSize }
}

function readEntry({ country, from, until: typedUntil, source: typed }: NationalityLawInput): LawfulEntry {
  const until = typedUntil || null
  const source = normalizeText(typed)
  const problems: Record<string, Text | undefined> = {
    country: isCountry(country) ? undefined : wrong('country'),
    from: readDay(from) === undefined ? wrong('day') : undefined,
    until: until === null || readDay(until) !== undefined ? undefined : wrong('day'),
    source: source === '' ? wrong('source') : checkText(source, MAX_LAW_SOURCE),
  }
  if (!problems.from && !problems.until && until !== null && until < from) problems.until = wrong('order')
  const found = Object.entries(problems).filter((problem): problem is [string, Text] => problem[1] !== undefined)
  if (found.length > 0) throw createFieldFailure('nationality', Object.fromEntries(found))
  return { country, from, until, source }
}

const isSame = (one: LawfulEntry, other: LawfulEntry): boolean =>
  one.from === other.from && one.until === other.until && one.source === other.source

/** Returns the same existing entry. Throws a message if another law overlaps. */
async function readOthers({ db }: Needs<'db'>, entry: LawfulEntry) {
  const known = await findLawsOf(db, entry.country)
  const same = known.find((one) => isSame(one, entry))
  if (!same && known.some((one) => overlaps(one, entry)))
    throw createFieldFailure('nationality', { from: wrong('overlap') })
  return { known, same }
}

/** Adds a law of a country; idempotent. Throws messages for the fields. */
export async function enterLaw(
  services: Entering,
  { session, origin }: Actor,
  input: NationalityLawInput,
): Promise<NationalityLaw> {
  const { db, clock, ids } = services
  const entry = readEntry(input)
  const { known, same } = await readOthers(services, entry)
  if (same) return getLaw(services, same.id)
  const { accountId } = session
  const now = clock()
  const id = ids.key(now)
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.nationality),
      ...demandAsMany(db, entry.country, known.length),
      insertLaw(db, { id, ...entry, enteredBy: accountId, enteredAt: now, endedBy: null, endedAt: null }),
      createSecurityEvent(services, {
        kind: 'nationality-law-entered',
        accountId,
        origin,
      }),
      createAdminEvent(services, {
        actor: accountId,
        action: 'nationality-law-entered',
        object: { kind: 'nationality-law', id },
        accountId: null,
        after: {
          'nationalityLaw.country': entry.country,
          'nationalityLaw.from': entry.from,
          'nationalityLaw.until': entry.until,
          'nationalityLaw.source': entry.source,
        },
      }),
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    const after = await readOthers(services, entry)
    if (!after.same) throw new Failure('conflict')
    return getLaw(services, after.same.id)
  }
  return getLaw(services, id)
}

/** Returns the last date of an ended law; at the earliest the day before its first, so that it was never in force. */
function readEnd({ from }: Pick<NationalityLaw, 'from'>, until: string): string {
  const day = readDay(until)
  if (day === undefined) throw createFieldFailure('nationality', { until: wrong('day') })
  if (day < toDay(from) - 1)
    throw createFieldFailure('nationality', {
      until: { id: 'nationality.wrong.early', values: { day: toDate(toDay(from) - 1) } },
    })
  return until
}

/** Ends a law. One that already ends by then is unchanged, so that repeating is harmless. */
export async function endEntry(
  services: Entering,
  { session, origin }: Actor,
  id: string,
  typed: string,
): Promise<NationalityLaw> {
  const { db, clock } = services
  const entry = await getLaw(services, id)
  const until = readEnd(entry, typed)
  if (entry.until !== null && entry.until <= until) return entry
  const { accountId } = session
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.nationality),
      ...endLaw(db, id, { until, endedBy: accountId, endedAt: clock() }),
      createSecurityEvent(services, {
        kind: 'nationality-law-ended',
        accountId,
        origin,
      }),
      createAdminEvent(services, {
        actor: accountId,
        action: 'nationality-law-ended',
        object: { kind: 'nationality-law', id },
        accountId: null,
        before: { 'nationalityLaw.until': entry.until },
        after: { 'nationalityLaw.until': until },
      }),
    ])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
  }
  return getLaw(services, id)
}
