import type { Session } from '#src/server/identity/session/session.ts'
import { isUniqueViolation } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { inviteOnce } from '#src/server/work/invitation/company-invitations.usecases.ts'
import { type Answered, type Answering, prepareMessage } from './answer-review.usecases.ts'
import { findOpen, type OpenReview } from './find-open.ts'
import { inviteeOf } from './read-own-vacancies.ts'
import { readShownCv } from './read-shown-cv.ts'
import { setAnswer } from './review.repository.ts'

type Inviting = Answering & Needs<'jobQueue'>
type Asked = { id: string; vacancyId: string; network: string }

async function inviteAs(services: Inviting, session: Session, review: OpenReview, vacancyId: string) {
  const { db, clock } = services
  const { whole } = await readShownCv(services, review)
  const message = await prepareMessage(services, review, { session, network: '' }, { text: 'invited', vacancyId })
  const now = clock()
  const { reviewHash, answer } = review.row
  const isNew = await inviteOnce(services, session, {
    ...{ invitee: inviteeOf(review, whole, now), vacancyId },
    besides: [
      ...(answer === 'invited' ? [] : setAnswer(db, { reviewHash, answer: 'invited', now })),
      ...message.statements,
    ],
  })
  return isNew ? message.messageId : null
}

/**
 * Invites the seafarer of a mailed CV to a vacancy, once for each; the conversation about it begins with the invitation. Throws what `findOpen` and
 * `inviteOnce` throw, and `not-found` for callers who are no members of the agency.
 */
export async function inviteSender(
  services: Inviting,
  session: Session,
  { id, vacancyId, network }: Asked,
): Promise<Answered> {
  const visitor = { session, network }
  const review = await findOpen(services, id, visitor)
  if (review.reader !== 'member') throw new Failure('not-found')
  const messageId = await inviteAs(services, session, review, vacancyId).catch(async (error: unknown) => {
    // A message of either side began the thread meanwhile.
    if (!isUniqueViolation(error)) throw error
    return inviteAs(services, session, await findOpen(services, id, visitor), vacancyId)
  })
  const { row, accountId } = await findOpen(services, id, visitor)
  await notifyPages(services, [accountId], { kind: 'mailing' })
  return { given: { given: row.answer ?? 'invited', at: row.answeredAt ?? services.clock() }, messageId }
}
