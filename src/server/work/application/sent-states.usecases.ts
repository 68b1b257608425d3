import type { Contest } from '#src/contract/application/match-schemas.ts'
import type { Applicant, ApplicationStatus } from '#src/contract/application/schemas.ts'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import type { VerifiedMark } from '#src/contract/verification/schemas.ts'
import { copyEnds, isUnderWay } from '#src/domain/application/copy-life.ts'
import { listWithheld, showEvidence, showToCompany, type Viewer } from '#src/domain/application/shown-cv.ts'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { TYPED } from '#src/domain/cv/evidence.ts'
import { findRules, judgeLines } from '#src/domain/match/match.ts'
import { toMatchFacts } from '#src/domain/match/match-facts.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import { readMatchProfile } from '#src/domain/match/match-profile.ts'
import type { Privacy } from '#src/domain/privacy/privacy.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { listEvidenceOf } from '#src/server/people/seaman/evidence.repository.ts'
import { addEvidence, type Found } from '#src/server/people/seaman/evidence.ts'
import { privacyOf } from '#src/server/people/seaman/privacy.ts'
import type { SeamanRow } from '#src/server/people/seaman/seaman.tables.ts'
import { findVerified } from '#src/server/people/seaman/verification.repository.ts'
import { markOf } from '#src/server/people/seaman/verified-mark.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { applicationTable } from './application.tables.ts'
import { findContests, toContest } from './match-contests.repository.ts'
import { findVacancyCopies } from './sent.repository.ts'

export type ApplicationRow = typeof applicationTable.$inferSelect
export type Sender = { application: ApplicationRow; seaman: SeamanRow }

/** Data around an application: its vacancy, whether the company is checked, and the stage shown to the reader. */
export type Around = { vacancyEndsAt: number; verified: boolean; status: ApplicationStatus }

/** Data of an application: copies of its time, and today's CV. */
export type SentState = {
  /** `other-version`: a part was written by another build, and nothing is shown. */
  copy: Applicant['copy']
  vacancy: VacancyCopy | null
  sent: Cv | null
  today: Cv
  /** The seafarer's current privacy settings. */
  privacy: Privacy
  mark: VerifiedMark | null
  found: readonly Found[]
  contests: readonly Contest[]
}

/** States of applications for one vacancy, by id. */
export async function readSentStates(
  { db, cvs, clock }: Needs<'db' | 'cvs' | 'clock'>,
  vacancyId: string,
  senders: readonly Sender[],
): Promise<ReadonlyMap<string, SentState>> {
  const rows = senders.map(({ application }) => application)
  const [copies, kept, vacancies, verified, evidence, contests] = await Promise.all([
    cvs.getSent(rows.map(({ id, seamanId }) => ({ applicationId: id, seamanId }))),
    cvs.getAll(rows.map(({ seamanId }) => seamanId)),
    findVacancyCopies(
      db,
      vacancyId,
      rows.map(({ vacancyCopy }) => vacancyCopy),
    ),
    findVerified(
      db,
      rows.map(({ seamanId }) => seamanId),
    ),
    listEvidenceOf(
      db,
      rows.map(({ seamanId }) => seamanId),
    ),
    findContests(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return new Map(
    senders.map(({ application: { id, seamanId, vacancyCopy }, seaman }) => {
      const found = { sent: copies.get(id), today: kept.get(seamanId), vacancy: vacancies.get(vacancyCopy) }
      const sent = found.sent?.cv ?? null
      const isOther = found.sent === null || found.vacancy === null || (found.sent && found.today === null)
      const copy = isOther ? 'other-version' : sent ? 'kept' : 'over'
      const today = wholeCv(seaman, found.today ?? {})
      const mark = markOf(verified.get(seamanId), today, toPlainDate(clock()))
      const vacancy = found.vacancy ?? null
      const contested = contests.filter(({ contest }) => contest.applicationId === id).map(toContest)
      const privacy = privacyOf(seaman)
      const said = evidence.get(seamanId) ?? []
      return [id, { copy, vacancy, sent, today, privacy, mark, found: said, contests: contested }] as const
    }),
  )
}

/** Engines that were hidden then or are hidden now are hidden in both CVs. */
export const viewerOf = ({ sent, today, privacy }: SentState, verified: boolean): Viewer => ({
  verified,
  privacy: [sent, today].some((cv) => cv?.profileData.isHideEngines) ? { ...privacy, engines: 'nobody' } : privacy,
})

/** Compares by the rules and the date of the application; today's CV too, so that corrections appear on the same lines. */
function compare(row: ApplicationRow, state: SentState, showsToday: boolean): Sent['match'] {
  const { vacancy, sent, today, contests } = state
  const { gapRules: rules, createdAt } = row
  if (!vacancy || !sent) return null
  const facts = toMatchFacts(vacancy)
  const listBy = findRules(rules)
  if (!listBy) return { rules, items: null }
  const list = (cv: Cv) => listBy(facts, readMatchProfile(cv, toPlainDate(createdAt)))
  const before = list(sent)
  const items = judgeLines(before, showsToday ? list(today) : before).map((judged) => ({
    ...judged,
    contest: contests.find(({ line }) => line === nameOfLine(judged.line)) ?? null,
  }))
  return { rules, items }
}

/** Evidence for entries of the shown CV. It is computed from the whole entry and filtered for the viewer. */
function listShownEvidence(cv: Cv | null, found: readonly Found[], viewer: Viewer): Sent['cv']['evidence'] {
  if (!cv) return {}
  const entries = [...addEvidence('experience', cv.experience, found), ...addEvidence('documents', cv.documents, found)]
  return Object.fromEntries(
    entries
      .filter(({ evidence }) => evidence.level !== TYPED.level)
      .map(({ id, evidence }) => [id, showEvidence(evidence, viewer)]),
  )
}

/** Returns what both sides see. After its decision, the company gets no further changes of the seafarer. */
export function showSent(
  row: ApplicationRow,
  state: SentState,
  { vacancyEndsAt, verified, status }: Around,
  now: number,
): Pick<Sent, 'copy' | 'keptUntil' | 'cv' | 'match'> {
  const end = copyEnds({ status, updatedAt: row.updatedAt, vacancyEndsAt })
  const isKept = state.copy === 'kept' && end > now
  const current: SentState = { ...state, copy: isKept ? 'kept' : 'over', sent: isKept ? state.sent : null }
  const showsToday = isUnderWay({ status }) && current.copy !== 'over'
  const viewer = viewerOf(state, verified)
  return {
    copy: isKept ? 'kept' : 'over',
    keptUntil: isKept ? end : null,
    cv: {
      sent: current.sent && showToCompany(current.sent, viewer),
      now: showsToday ? showToCompany(state.today, viewer) : null,
      evidence: listShownEvidence(current.sent ?? (showsToday ? state.today : null), state.found, viewer),
      isFinal: !isUnderWay({ status }),
      withheld: listWithheld(viewer),
    },
    match: compare(row, current, showsToday),
  }
}
