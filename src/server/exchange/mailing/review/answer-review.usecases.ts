import type { GivenAnswer } from '#src/contract/mailing/review-schemas.ts'
import type { LetterAnswer } from '#src/domain/mailing/letter-states.ts'
import { answersAfter, type ReviewAnswer } from '#src/domain/mailing/review.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type PreparedAnswer, prepareActAnswer } from '#src/server/work/inbox/answer-act.usecases.ts'
import { demandActor, findOpen, type OpenReview, type Visitor } from './find-open.ts'
import { setAnswer } from './review.repository.ts'

export type Answering = Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'limiter' | 'live' | 'config'>

/** `messageId`: the message that the seafarer gets; null without a new one. */
export type Answered = { given: GivenAnswer; messageId: string | null }

/** Returns the given answer if the new one repeats it, null if the new one may follow. Throws `conflict` if the given one stays. */
export function findGiven({ row: { answer, answeredAt } }: OpenReview, wanted: LetterAnswer): GivenAnswer | null {
  if (answer === wanted) return { given: answer, at: answeredAt ?? 0 }
  if (!answersAfter(answer).includes(wanted)) throw new Failure('conflict')
  return null
}

/** Returns the message to the seafarer, in their language. */
export async function prepareMessage(
  services: Answering,
  { row, seamanId, accountId, language }: OpenReview,
  { session }: Visitor,
  { text, vacancyId = null }: { text: 'interested' | 'invited'; vacancyId?: string | null },
): Promise<PreparedAnswer> {
  const { config } = services
  const intl = await loadServerIntl(language)
  return prepareActAnswer(services, {
    pair: { seamanId, organisationId: row.organisationId, toCard: false },
    ...{ vacancyId, accountId: session?.accountId ?? null, seafarer: accountId },
    text: intl.t(`letter.message.${text}`, { product: config.productName }),
    sentAs: `mailing:${row.mailingId}`,
  })
}

/** A member's answer is in the history of the company; other readers have no account. */
const recordAnswer = (services: Answering, { reader, row }: OpenReview, { session }: Visitor): Statement[] =>
  session && reader === 'member' ? recordAct(services, session, 'mailed-cv-answered', row.mailingId) : []

async function answerOnce(services: Answering, id: string, answer: ReviewAnswer, visitor: Visitor): Promise<Answered> {
  const { db, clock } = services
  const review = await findOpen(services, id, visitor)
  demandActor(review, visitor)
  const known = findGiven(review, answer)
  if (known) return { given: known, messageId: null }
  const now = clock()
  const author = review.reader === 'member' ? visitor : { ...visitor, session: null }
  const message = answer === 'interested' ? await prepareMessage(services, review, author, { text: answer }) : null
  await runBatch(db, [
    ...recordAnswer(services, review, visitor),
    ...setAnswer(db, { reviewHash: review.row.reviewHash, answer, now }),
    ...(message?.statements ?? []),
  ])
  await notifyPages(services, [review.accountId], { kind: 'mailing' })
  return { given: { given: answer, at: now }, messageId: message?.messageId ?? null }
}

/**
 * Answers a CV once: the same answer again returns the given one. Throws `not-found`, `forbidden` for readers who do not act for the agency, and
 * `conflict` for an answer that may not follow the given one.
 */
export async function answerReview(
  services: Answering,
  id: string,
  answer: ReviewAnswer,
  visitor: Visitor,
): Promise<Answered> {
  try {
    return await answerOnce(services, id, answer, visitor)
  } catch (error) {
    // Another reader answered meanwhile, or a message of either side began the thread.
    if (!isGuardFailure(error) && !isUniqueViolation(error)) throw error
  }
  try {
    return await answerOnce(services, id, answer, visitor)
  } catch (error) {
    throw isGuardFailure(error) || isUniqueViolation(error) ? new Failure('conflict') : error
  }
}
