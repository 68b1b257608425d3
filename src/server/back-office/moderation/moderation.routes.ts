import * as declared from '#src/contract/moderation/endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { refreshFigures } from '#src/server/work/market/overview.usecases.ts'
import { decideVacancy } from './decide-vacancy.usecases.ts'
import { getModerated, listModerated } from './moderated-vacancy.usecases.ts'

const readQueue = implement(declared.readModerationQueue, async ({ services, query }) => listModerated(services, query))

const readOne = implement(declared.readModerated, async ({ services, params }) => getModerated(services, params.id))

const putDecision = implement(declared.putModeration, async ({ c, services, session, params, body }) => {
  const actor = { session, origin: readCaller(c).origin }
  const { moderated, mails } = await decideVacancy(services, actor, params.id, body)
  defer(c, sendMails(services, mails))
  defer(c, refreshFigures(services))
  return moderated
})

export const moderationEndpoints = [readQueue, readOne, putDecision]
