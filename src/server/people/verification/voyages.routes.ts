import * as declared from '#src/contract/verification/voyage-endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { notifyMembers } from '../organisation/notify-members.usecases.ts'
import { answerVoyage, askAboutVoyage, listAskedVoyages, listOwnVoyages } from './voyages.usecases.ts'

const readOwnVoyages = implement(declared.readOwnVoyages, async ({ services, session }) =>
  listOwnVoyages(services, session),
)

const postVoyageQuestion = implement(declared.postVoyageQuestion, async ({ c, services, session, params, body }) => {
  const { voyages, mails } = await askAboutVoyage(services, session, params.entry, body.companyId)
  defer(c, sendMails(services, mails))
  if (mails.length > 0) defer(c, notifyMembers(services, body.companyId))
  return voyages
})

const readAskedVoyages = implement(declared.readAskedVoyages, async ({ services, session, query }) =>
  listAskedVoyages(services, session, query.page),
)

const putVoyageAnswer = implement(declared.putVoyageAnswer, async ({ services, session, params, body }) =>
  answerVoyage(services, session, params.id, body.answer),
)

export const voyageEndpoints = [readOwnVoyages, postVoyageQuestion, readAskedVoyages, putVoyageAnswer]
