import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { listNotifiedMoves, type Move, notifiedStage } from '#src/domain/application/notified-moves.ts'
import { JOINING_QUESTIONS, type JoiningAnswers } from '#src/domain/application/stage-details.ts'
import { HOUR } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findUsualHours } from './application.repository.ts'
import { findJoiningAnswers, findMoves, type MoveRow } from './notified-moves.repository.ts'
import type { ApplicationRow } from './sent-states.usecases.ts'

export type ReadStage = Pick<Sent, 'status' | 'steps' | 'ship' | 'silence' | 'joining'>

const toStep = ({ after, reason, createdAt }: MoveRow): Sent['steps'][number] => ({
  status: after,
  reason,
  at: createdAt,
})

const NO_ANSWERS = Object.fromEntries(JOINING_QUESTIONS.map((question) => [question, null])) as JoiningAnswers

/** Returns how long the company has been silent beyond its usual time. */
async function findSilence({ db, clock }: Needs<'db' | 'clock'>, row: ApplicationRow): Promise<Sent['silence']> {
  const usualHours = await findUsualHours(db, row.vacancyId)
  return usualHours !== null && clock() > row.createdAt + usualHours * HOUR ? { usualHours } : null
}

/** Returns the stage: the current one for the company, the notified one for the seafarer. */
export async function readStage(
  services: Needs<'db' | 'clock'>,
  row: ApplicationRow,
  reader: 'seaman' | 'company',
): Promise<ReadStage> {
  const { db, clock } = services
  const now = clock()
  const moves = (await findMoves(db, [row.id])).get(row.id) ?? []
  if (reader === 'company')
    return { status: row.status, steps: moves.map(toStep), ship: row.ship, silence: null, joining: null }
  const status = notifiedStage(row.status, moves as readonly Move[], now)
  const isOffered = status === 'offered' || status === 'joined'
  return {
    status,
    steps: listNotifiedMoves(moves, now).map(toStep),
    ship: isOffered ? row.ship : null,
    silence: status === 'new' ? await findSilence(services, row) : null,
    joining: status === 'joined' ? ((await findJoiningAnswers(db, row.id)) ?? NO_ANSWERS) : null,
  }
}
