import * as declared from '#src/contract/mailing/review-endpoints.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { readCaller, readNetwork } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Services } from '#src/server/platform/services.ts'
import { deliverNow } from '#src/server/work/inbox/deliver.usecases.ts'
import { getMailing } from '../report/report.usecases.ts'
import { type Answered, answerReview } from './answer-review.usecases.ts'
import type { Visitor } from './find-open.ts'
import { inviteSender } from './invite-sender.usecases.ts'
import { noteReviewOpened } from './note-opened.usecases.ts'
import { openReview } from './open-review.usecases.ts'
import { openReviewDocument } from './review-document.usecases.ts'
import { writeReviewFile } from './review-file.usecases.ts'
import { revokeMailing } from './revoke-mailing.usecases.ts'
import { stopByReview } from './stop-review.usecases.ts'

const visitorOf = (c: AppContext, session: Session | null): Visitor => ({ session, network: readNetwork(c) })

/** Delivers the message to open pages after the answer was sent. */
function deliver(c: AppContext, services: Services, { given, messageId }: Answered) {
  if (messageId) defer(c, deliverNow(services, messageId))
  return given
}

const read = implement(declared.readReview, async ({ c, services, session, query }) =>
  openReview(services, query.id, visitorOf(c, session)),
)

const file = implement(declared.readReviewFile, async ({ c, services, session, query: { id, kind, in: language } }) =>
  answerFile(c, await writeReviewFile(services, { id, kind, language }, visitorOf(c, session))),
)

const document = implement(declared.readReviewDocument, async ({ c, services, session, query }) =>
  answerPaper(c, 'scan', await openReviewDocument(services, query, visitorOf(c, session))),
)

const opened = implement(declared.postReviewOpened, async ({ c, services, session, body }) => {
  const screen = { looker: readCaller(c), userAgent: c.req.header('user-agent') }
  await noteReviewOpened(services, body.id, visitorOf(c, session), screen)
  return null
})

const answer = implement(declared.postReviewAnswer, async ({ c, services, session, body }) =>
  deliver(c, services, await answerReview(services, body.id, body.answer, visitorOf(c, session))),
)

const invite = implement(declared.postReviewInvitation, async ({ c, services, session, body }) =>
  deliver(c, services, await inviteSender(services, session, { ...body, network: readNetwork(c) })),
)

const stop = implement(declared.postReviewStop, async ({ c, services, session, body }) =>
  stopByReview(services, body.id, body.isStopped, visitorOf(c, session)),
)

const createRevocation = (products: Products) =>
  implement(declared.postMailingRevocation, async ({ services, session, params, body }) => {
    await revokeMailing(services, products, session, { id: params.id, position: body.position })
    return getMailing(services, session, params.id)
  })

export const createReviewEndpoints = (products: Products) => [
  read,
  file,
  document,
  opened,
  answer,
  invite,
  stop,
  createRevocation(products),
]
