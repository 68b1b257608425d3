import type { Contest, ContestDecided, ContestInput, ContestList } from '#src/contract/application/match-schemas.ts'
import { CONTESTS } from '#src/contract/lists.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_CONTEST } from '#src/domain/text/text-limits.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findOwnedApplication, type Named } from './application-moves.repository.ts'
import {
  countAllContests,
  decideContest,
  findAllContests,
  findContest,
  saveContest,
  toContest,
} from './match-contests.repository.ts'
import { getOwnApplication } from './sent.usecases.ts'

const { pageSize } = CONTESTS

async function getContest({ db }: Needs<'db'>, applicationId: string, line: string): Promise<Contest> {
  const row = await findContest(db, applicationId, line)
  if (!row) throw new Failure('not-found')
  return toContest(row)
}

function readText(input: string): string {
  const text = normalizeText(input)
  const problem: Text | undefined = text === '' ? { id: 'field.contest.missing' } : checkText(text, MAX_CONTEST)
  if (problem) throw createFieldFailure('contest', { text: problem })
  return text
}

/** Contests a line of the seafarer's match. Throws `conflict` if the company has decided. */
export async function contestLine(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids'>,
  session: Session,
  applicationId: string,
  input: ContestInput,
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
    await runBatch(db, [...demandOpenSession(db, session), ...saveContest(db, contest)])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return getContest(services, applicationId, line)
}

/** Decides whether a contested line counts as met. The first decision is final; repeating it changes nothing. */
export async function decideLine(
  services: Needs<'db' | 'clock'>,
  session: Session,
  named: Named,
  { line, decision }: ContestDecided,
): Promise<Contest> {
  const { db, clock } = services
  const found = await findOwnedApplication(db, named)
  if (!found) throw new Failure('not-found')
  const before = await getContest(services, found.id, line)
  if (before.decision === decision) return before
  const decided = { applicationId: found.id, line, decision, decidedBy: session.accountId, now: clock() }
  try {
    await runBatch(db, [...demandMember(db, session), ...decideContest(db, decided)])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw error
  }
  return getContest(services, found.id, line)
}

/** Contests of all companies for admins, newest first. */
export async function listContests({ db }: Needs<'db'>, page: number): Promise<ContestList> {
  const [rows, total] = await Promise.all([findAllContests(db, pageSize, (page - 1) * pageSize), countAllContests(db)])
  const items = rows.map(({ contest, firstname, surname, ...around }) => ({
    ...toContest(contest),
    ...around,
    id: contest.id,
    applicationId: contest.applicationId,
    seaman: `${firstname} ${surname}`,
  }))
  return { items, total, page, pageSize }
}
