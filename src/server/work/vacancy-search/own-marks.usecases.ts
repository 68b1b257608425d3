import type { ListedVacancy, VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { listMatch } from '#src/domain/match/match.ts'
import type { MatchFacts } from '#src/domain/match/match-facts.ts'
import { countLines } from '#src/domain/match/match-line.ts'
import { type MatchProfile, readMatchProfile } from '#src/domain/match/match-profile.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { AskingSeaman } from '#src/server/identity/session/session.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { nullIfOtherVersion } from '#src/server/platform/stored-document.ts'
import { addNationalities } from './asked-nationalities.repository.ts'
import { findOwnMarks } from './own-marks.repository.ts'
import { recallProfile, rememberProfile } from './own-profiles.ts'
import { toDemands } from './vacancy-demands.ts'

/** The calling seafarer with the compared part of the CV: the full CV, because hidden parts count for its owner. */
export type OwnView = { seamanId: string; profile: MatchProfile }

/** The initial CV of a person who has written nothing. */
async function readFirstCv({ db }: Needs<'db'>, seamanId: string): Promise<Cv | null> {
  const seaman = await findSeaman(db, seamanId)
  return seaman ? wholeCv(seaman, {}) : null
}

/** Returns the cached profile, to start with while it is read again. */
export function recallOwnView({ cvs, clock }: Needs<'cvs' | 'clock'>, seamanId: string): OwnView | null {
  const known = recallProfile(cvs, seamanId, toPlainDate(clock()))
  return known ? { seamanId, profile: known.profile } : null
}

async function readProfile(
  services: Needs<'db' | 'cvs' | 'clock'>,
  { id: seamanId, version: seen }: AskingSeaman,
): Promise<MatchProfile | null> {
  const { cvs } = services
  const on = toPlainDate(services.clock())
  const known = recallProfile(cvs, seamanId, on)
  const kept = known ? await cvs.getUnless(seamanId, known.version, seen) : await cvs.get(seamanId)
  if (known && !kept) return known.profile
  const cv = kept?.cv ?? (await readFirstCv(services, seamanId))
  const profile = cv && readMatchProfile(cv, on)
  if (kept?.cv && profile) rememberProfile(cvs, seamanId, { version: kept.version, on, profile })
  return profile
}

/** Null for callers other than seafarers and for a CV of another build: vacancies are shown without marks. */
export async function readOwnView(
  services: Needs<'db' | 'cvs' | 'clock'>,
  seaman: AskingSeaman | null,
): Promise<OwnView | null> {
  const profile = seaman && (await readProfile(services, seaman).catch(nullIfOtherVersion))
  return seaman && profile ? { seamanId: seaman.id, profile } : null
}

type Marked = { facts: MatchFacts; applied: boolean }

/** The caller's marks of listed vacancies, by id. */
export type OwnMarks = ReadonlyMap<string, Marked>

const NO_MARKS: OwnMarks = new Map()

/** Marks of vacancies of which only cards were read. */
export async function readOwnMarks(
  { db, clock }: Needs<'db' | 'clock'>,
  own: OwnView | null,
  cards: readonly Pick<VacancyCard, 'id'>[],
): Promise<OwnMarks> {
  if (!own || cards.length === 0) return NO_MARKS
  const ids = cards.map(({ id }) => id)
  const { demands, applied, lawful } = await findOwnMarks(db, own.seamanId, ids, toPlainDate(clock()))
  const asked = await addNationalities(
    db,
    lawful,
    demands.map((row) => ({ id: row.id, seq: row.seq, facts: toDemands(row) })),
  )
  return new Map(asked.map(({ id, facts }) => [id, { facts, applied: applied.has(id) }]))
}

/** Adds the caller's marks to listed vacancies. */
export function markCards(cards: readonly VacancyCard[], own: OwnView | null, marks: OwnMarks): ListedVacancy[] {
  return cards.map((card) => {
    const mark = marks.get(card.id)
    if (!own || !mark) return card
    const match = countLines(listMatch(mark.facts, own.profile))
    return { ...card, own: { match, applied: mark.applied } }
  })
}
