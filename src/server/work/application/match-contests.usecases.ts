import type { Contest, ContestDecided, ContestInput } from '#src/contract/application/match-schemas.ts'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CONTEST } from '#src/domain/text/text-limits.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findOwnedApplication, type Named } from './application-moves.repository.ts'
import {
  type ContestRow,
  decideContest,
  deleteCase,
  findContest,
  findContestedApplication,
  openCase,
  saveContest,
  toContest,
} from './match-contests.repository.ts'
import { readStage } from './read-stage.usecases.ts'
import { describeSent, getOwnApplication } from './sent.usecases.ts'
import type { ApplicationRow } from './sent-states.usecases.ts'

async function getContest({ db }: Needs<'db'>, applicationId: string, line: string): Promise<ContestRow> {
  const row = await findContest(db, applicationId, line)
  if (!row) throw new Failure('not-found')
  return row
}

function readText(input: string): string {
  const text = normalizeText(input)
  const problem: Text | undefined = text === '' ? { id: 'field.contest.missing' } : checkText(text, MAX_CONTEST)
  if (problem) throw createFieldFailure('contest', { text: problem })
  return text
}

type NewContest = ContestInput & { applicationId: string; language: LocaleCode }

/** Contests a line of the seafarer's match, and opens a case for admins. Throws `conflict` if it was decided. */
export async function contestLine(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids'>,
  session: Session,
  { applicationId, language, ...input }: NewContest,
): Promise<Contest> {
  const { db, clock, ids } = services
  const { match } = await getOwnApplication(services, session, applicationId)
  const text = readText(input.text)
  const { line } = input
  // A met line cannot be contested.
  if (!match?.items?.some((item) => nameOfLine(item.line) === line && item.line.state !== 'met'))
    throw createFieldFailure('contest', { line: { id: 'field.contest.line' } })
  const now = clock()
  const contest = { id: ids.key(now), applicationId, seamanId: session.seamanId ?? '', line, text, now }
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      ...saveContest(db, contest),
      openCase(db, { applicationId, line, accountId: session.accountId, language, now }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return toContest(await getContest(services, applicationId, line))
}

/** Decides whether a contested line counts as met. The first decision is final; repeating it changes nothing. */
export async function decideLine(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  named: Named,
  { line, decision }: ContestDecided,
): Promise<Contest> {
  const { db, clock } = services
  const found = await findOwnedApplication(db, named)
  if (!found) throw new Failure('not-found')
  const before = await getContest(services, found.id, line)
  if (before.contest.decision === decision) return toContest(before)
  const decided = { applicationId: found.id, line, decision, decidedBy: session.accountId, now: clock() }
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'contest-decided', found.id),
      ...decideContest(db, decided),
      ...(decision === 'met' ? [deleteCase(db, before.contest.id)] : []),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return toContest(await getContest(services, found.id, line))
}

type Reading = Needs<'db' | 'cvs' | 'clock'>

/** A contest for the admin who reviews it, with its line as both sides see it. Undefined if it no longer exists. */
export async function findReviewedContest(services: Reading, id: string) {
  const found = await findContestedApplication(services.db, id)
  if (!found) return undefined
  const { contest, application } = found
  const match = await readMatch(services, application)
  const item = match?.items?.find(({ line }) => nameOfLine(line) === contest.line)
  const { line, text, decision } = contest
  return { line, text, decision, item: item?.line ?? null, vacancyId: application.vacancyId }
}

/** The match of an application; null if its copies are gone or of an unknown version. */
async function readMatch(services: Reading, application: ApplicationRow): Promise<Sent['match']> {
  try {
    return (await describeSent(services, application, await readStage(services, application, 'seaman'))).match
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
