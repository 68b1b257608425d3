import * as declared from '#src/contract/report/admin-endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { closeSockets } from '#src/server/identity/session/devices.usecases.ts'
import { followAccount, type Withdrawal } from '#src/server/platform/withdrawal.ts'
import { refreshFigures } from '#src/server/work/market/overview.usecases.ts'
import { answerAppeal } from './decide-appeal.usecases.ts'
import { decideCase } from './decide-case.usecases.ts'
import { readConversation } from './read-conversation.usecases.ts'

const createPutDecision = (withdrawal: Withdrawal) =>
  implement(declared.putReportDecision, async ({ c, services, session, params, body }) => {
    const actor = { session, origin: readCaller(c).origin }
    const { report, mails, blocked } = await decideCase(services, withdrawal, actor, params.id, body)
    defer(c, sendMails(services, mails))
    if (blocked) {
      defer(c, closeSockets(services, blocked))
      defer(c, followAccount(withdrawal, services))
    } else if (report.acts.includes('take-down')) defer(c, refreshFigures(services))
    return report
  })

const postReading = implement(declared.postReading, async ({ c, services, session, params, body }) => {
  const actor = { session, origin: readCaller(c).origin }
  const { report, mails } = await readConversation(services, actor, params.id, body)
  defer(c, sendMails(services, mails))
  return report
})

const putAppeal = implement(declared.putAppealDecision, async ({ c, services, session, params, body }) => {
  const { report, mails } = await answerAppeal(services, session, params.id, body)
  defer(c, sendMails(services, mails))
  return report
})

export const createCaseEndpoints = (withdrawal: Withdrawal) => [createPutDecision(withdrawal), postReading, putAppeal]
