import type { Complaint, ComplaintList } from '#src/contract/report/complaint-schemas.ts'
import { APPEAL_DAYS } from '#src/contract/report/report.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { DAY } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  type FoundComplaint,
  findComplaint,
  findComplaints,
  insertAppeal,
  type Side,
  wasRead,
} from './complaints.repository.ts'
import { findObjects, nameForReported, type ReportedObject } from './reported-objects.repository.ts'

const MAX_LISTED = 200

export const sideOf = ({ organisationId, accountId }: Session): Side => ({ organisationId, accountId })

const describeAppeal = ({ appeal }: FoundComplaint): Complaint['appeal'] =>
  appeal && {
    text: appeal.text,
    createdAt: appeal.createdAt,
    outcome: appeal.outcome,
    note: appeal.note,
    decidedAt: appeal.decidedAt,
  }

/** Until when the side may appeal: once, against a decision that had an effect. */
function findAppealEnd({ report, appeal }: FoundComplaint, now: number): number | null {
  const until = (report.decidedAt ?? 0) + APPEAL_DAYS * DAY
  return report.status === 'upheld' && !appeal && now < until ? until : null
}

type Context = { object: ReportedObject | undefined; isRead: boolean; now: number }

function describe(found: FoundComplaint, { object, isRead, now }: Context): Complaint {
  const { report } = found
  return {
    id: report.id,
    kind: report.kind,
    reason: report.reason,
    state: report.status === 'upheld' ? 'upheld' : 'dismissed',
    // Without the time of day, from which the reported side could find out who sent it.
    createdAt: report.createdAt - (report.createdAt % DAY),
    decidedAt: report.decidedAt ?? report.updatedAt,
    acts: report.acts ?? [],
    letter: found.letter,
    regulator: report.regulator,
    object: object ? nameForReported(report.kind, object) : null,
    isRead,
    appeal: describeAppeal(found),
    appealUntil: findAppealEnd(found, now),
  }
}

async function describeAll(
  { db, clock }: Needs<'db' | 'clock'>,
  found: readonly FoundComplaint[],
): Promise<Complaint[]> {
  const objectOf = await findObjects(
    db,
    found.map(({ report }) => report),
  )
  return Promise.all(
    found.map(async (one) =>
      describe(one, { object: objectOf(one.report), isRead: await wasRead(db, one.report), now: clock() }),
    ),
  )
}

/** The decided reports against the caller's company, or against the caller. */
export async function listComplaints(services: Needs<'db' | 'clock'>, side: Side): Promise<ComplaintList> {
  return { items: await describeAll(services, await findComplaints(services.db, side, MAX_LISTED)) }
}

export async function getComplaint(services: Needs<'db' | 'clock'>, side: Side, id: string): Promise<Complaint> {
  const found = await findComplaint(services.db, side, id)
  const [complaint] = found ? await describeAll(services, [found]) : []
  if (!complaint) throw new Failure('not-found')
  return complaint
}

function readText(input: string): string {
  const text = normalizeText(input)
  const problem: Text | undefined = text === '' ? { id: 'field.appeal.missing' } : checkText(text, MAX_REPORT)
  if (problem) throw createFieldFailure('appeal', { text: problem })
  return text
}

/** Appeals once. Throws `conflict` if there is an appeal already, or if it is too late. */
export async function appeal(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  input: { text: string },
): Promise<Complaint> {
  const { db, clock } = services
  const found = await findComplaint(db, sideOf(session), id)
  if (!found) throw new Failure('not-found')
  const text = readText(input.text)
  const now = clock()
  if (findAppealEnd(found, now) === null) throw new Failure('conflict')
  const row = { reportId: id, accountId: session.accountId, text, createdAt: now }
  try {
    await runBatch(db, [
      ...recordAct(services, session, 'decision-appealed', id),
      ...insertAppeal(db, found.report, row),
    ])
  } catch (error) {
    throw isGuardFailure(error) || isUniqueViolation(error) ? new Failure('conflict') : error
  }
  return getComplaint(services, sideOf(session), id)
}
