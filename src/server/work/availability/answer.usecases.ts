import { ASK_AFTER, type FreeAnswer } from '#src/contract/availability/availability.ts'
import type { OneAct } from '#src/contract/availability/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findQuestion, saveAnswer } from './availability.repository.ts'
import type { StillFreeRow } from './availability.tables.ts'

type Opening = Needs<'db' | 'clock' | 'limiter'>

const toAct = ({ readyFrom, answer }: StillFreeRow): OneAct => ({ kind: 'still-free', readyFrom, answer })

/** Throws the same error for an unknown secret, an expired link and a changed date. */
async function findGood({ db, clock }: Needs<'db' | 'clock'>, secret: string): Promise<StillFreeRow> {
  const question = await findQuestion(db, hashText(secret), clock())
  if (!question) throw new Failure('not-found')
  return question
}

async function open(services: Opening, secret: string, network: string): Promise<StillFreeRow> {
  const attempt = await services.limiter.take('act-address', network, services.clock())
  const question = await findGood(services, secret)
  await attempt.forgive()
  return question
}

/** Returns the question of a link. */
export const getAct = async (services: Opening, secret: string, network: string): Promise<OneAct> =>
  toAct(await open(services, secret, network))

/** Stores the answer; a second caller gets the first answer. */
export async function answerAct(
  services: Opening,
  secret: string,
  answer: FreeAnswer,
  network: string,
): Promise<OneAct> {
  const question = await open(services, secret, network)
  if (question.answer !== null) return toAct(question)
  const now = services.clock()
  const askFrom = answer === 'free' ? toPlainDate(now + ASK_AFTER) : null
  try {
    await runBatch(services.db, saveAnswer(services.db, { question, answer, now, today: toPlainDate(now), askFrom }))
  } catch (error) {
    if (!isGuardFailure(error)) throw error
  }
  return toAct(await findGood(services, secret))
}
