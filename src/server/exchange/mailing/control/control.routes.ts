import * as declared from '#src/contract/mailing/control-endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { addMailingAddress, askAddressAgain, removeMailingAddress } from './addresses.usecases.ts'
import { answerAskedAddress, openAskedAddress } from './asked-address.usecases.ts'
import { getControl } from './control.usecases.ts'
import { countReceivable } from './count.usecases.ts'
import { getReceived } from './received.usecases.ts'
import { pauseMailings, saveMailingRule } from './save-rule.usecases.ts'

const read = implement(declared.readMailingControl, async ({ services, session }) => getControl(services, session))

const save = implement(declared.putMailingControl, async ({ services, session, body }) =>
  saveMailingRule(services, session, body),
)

const pause = implement(declared.putMailingPause, async ({ services, session, body }) =>
  pauseMailings(services, session, body.isPaused),
)

const add = implement(declared.postMailingAddress, async ({ c, services, session, body }) => {
  const mails = await addMailingAddress(services, session, body)
  defer(c, sendMails(services, mails))
  return getControl(services, session)
})

const ask = implement(declared.askMailingAddress, async ({ c, services, session, params }) => {
  const mails = await askAddressAgain(services, session, params.id)
  defer(c, sendMails(services, mails))
  return getControl(services, session)
})

const remove = implement(declared.deleteMailingAddress, async ({ services, session, params }) => {
  await removeMailingAddress(services, session, params.id)
  return getControl(services, session)
})

const count = implement(declared.readMailingCount, async ({ services, session, query }) =>
  countReceivable(services, session, query),
)

const received = implement(declared.readReceivedCvs, async ({ services, session, query }) =>
  getReceived(services, session, query.page),
)

const open = implement(declared.readAskedAddress, async ({ c, services, params }) =>
  openAskedAddress(services, params.secret, readNetwork(c)),
)

const answer = implement(declared.putAskedAddress, async ({ c, services, params, body }) =>
  answerAskedAddress(services, params.secret, { ...body, network: readNetwork(c) }),
)

export const controlEndpoints = [read, save, pause, add, ask, remove, count, received, open, answer]
