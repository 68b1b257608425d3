import type { Cv } from '#src/contract/cv/cv.ts'
import { listMatch } from '#src/contract/match/match.ts'
import { countLines } from '#src/contract/match/match-line.ts'
import { type MatchProfile, readMatchProfile } from '#src/contract/match/match-profile.ts'
import type { ListedVacancy, VacancyCard } from '#src/contract/schemas/vacancy.ts'
import { toPlainDate } from '#src/contract/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLawfulCountries } from '../nationality-laws/find-law.usecases.ts'
import { findSeaman } from '../seamen/seamen.repository.ts'
import { wholeCv } from '../seamen/whole-cv.ts'
import { addNationalities } from './asked-nationalities.repository.ts'
import { findOwnMarks } from './own-marks.repository.ts'
import { toDemands } from './vacancy-demands.ts'

/**
 * The seafarer who asks, with what of their CV is compared: the CV itself, so that what they hide from others counts for them.
 * `lawful`: the countries whose companies may ask for nationalities.
 */
export type OwnView = { seamanId: string; profile: MatchProfile; lawful: readonly string[] }

/** What the role began with, for whoever has written nothing of a CV yet. */
async function readFirstCv({ db }: Needs<'db'>, seamanId: string): Promise<Cv | null> {
  const seaman = await findSeaman(db, seamanId)
  return seaman ? wholeCv(seaman, {}) : null
}

/** Nothing for anybody who is no seafarer. */
export async function readOwnView(
  services: Needs<'db' | 'cvs' | 'clock'>,
  seamanId: string | null,
): Promise<OwnView | null> {
  if (seamanId === null) return null
  const [kept, lawful] = await Promise.all([services.cvs.get(seamanId), findLawfulCountries(services)])
  const cv = kept.cv ?? (await readFirstCv(services, seamanId))
  return cv ? { seamanId, profile: readMatchProfile(cv, toPlainDate(services.clock())), lawful } : null
}

/** Vacancies of a list, with what each is to the asking seafarer. */
export async function markOwn(
  { db }: Needs<'db'>,
  cards: readonly VacancyCard[],
  own: OwnView | null,
): Promise<ListedVacancy[]> {
  if (!own || cards.length === 0) return [...cards]
  const { demands, applied } = await findOwnMarks(
    db,
    own.seamanId,
    cards.map(({ id }) => id),
  )
  const asked = await addNationalities(
    db,
    own.lawful,
    demands.map((row) => ({ id: row.id, seq: row.seq, facts: toDemands(row) })),
  )
  const factsOf = new Map(asked.map(({ id, facts }) => [id, facts]))
  return cards.map((card) => {
    const facts = factsOf.get(card.id)
    if (!facts) return card
    const match = countLines(listMatch(facts, own.profile))
    return { ...card, own: { match, applied: applied.has(card.id) } }
  })
}
