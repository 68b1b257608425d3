import { VERIFICATIONS } from '#src/contract/lists.ts'
import * as declared from '#src/contract/verification/endpoints.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { getCheckedSeaman, listQueue, openCheckedScan } from './checked-seaman.usecases.ts'
import { decideVerification, noteIssuerCheck } from './decide.usecases.ts'
import { askForVerification, getOwnVerification, withdrawVerification } from './own-verification.usecases.ts'
import { queueFile } from './queue-file.ts'

const actorOf = (c: AppContext, session: Session) => ({ session, origin: readCaller(c).origin })

const readOwnVerification = implement(declared.readOwnVerification, async ({ services, session }) =>
  getOwnVerification(services, session),
)

const postVerification = implement(declared.postVerification, async ({ services, session }) =>
  askForVerification(services, session),
)

const deleteVerification = implement(declared.deleteVerification, async ({ services, session }) =>
  withdrawVerification(services, session),
)

const readQueue = implement(declared.readQueue, async ({ services, query }) => listQueue(services, query))

const readQueueFile = implement(declared.readQueueFile, async ({ c, services, session, query }) =>
  answerListFile(
    c,
    services,
    { session, list: VERIFICATIONS, query },
    queueFile(services.db, query, toPlainDate(services.clock())),
  ),
)

const readChecked = implement(declared.readChecked, async ({ services, params }) =>
  getCheckedSeaman(services, params.id),
)

const readCheckedScan = implement(declared.readCheckedScan, async ({ c, services, session, params }) =>
  answerPaper(c, 'scan', await openCheckedScan(services, actorOf(c, session), params.id, params.scan)),
)

const putVerification = implement(declared.putVerification, async ({ c, services, session, params, body }) => {
  const { checked, mails } = await decideVerification(services, actorOf(c, session), params.id, body)
  defer(c, sendMails(services, mails))
  return checked
})

const putIssuerCheck = implement(declared.putIssuerCheck, async ({ c, services, session, params, body }) => {
  const { checked, mails } = await noteIssuerCheck(services, actorOf(c, session), params.id, params.entry, body)
  defer(c, sendMails(services, mails))
  return checked
})

export const verificationEndpoints = [
  readOwnVerification,
  postVerification,
  deleteVerification,
  readQueue,
  readQueueFile,
  readChecked,
  readCheckedScan,
  putVerification,
  putIssuerCheck,
]
