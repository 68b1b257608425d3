import * as declared from '#src/contract/refund/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementDecisions } from '../proposal/implement-decisions.ts'
import { countPayments } from './count-payments.usecases.ts'
import { listPaybacksForAdmins } from './list-paybacks.usecases.ts'
import { listRefunds } from './list-refunds.usecases.ts'
import { preparePayback, releasePayback } from './prepare-payback.usecases.ts'
import { proposePaybackEnd, proposeRefund } from './propose-refund.usecases.ts'
import { REFUND_ACTS } from './refund-acts.ts'

const list = implement(declared.readPaybacks, async ({ services, session, query }) =>
  listPaybacksForAdmins(services, session, query),
)

const count = implement(declared.readPaymentCounts, async ({ services, session }) => countPayments(services, session))

const prepare = implement(declared.postPaybackPreparation, async ({ services, session, params }) => {
  await preparePayback(services, session, params.id)
  return params
})

const release = implement(declared.postPaybackRelease, async ({ services, session, params }) => {
  await releasePayback(services, session, params.id)
  return params
})

const proposeEnd = implement(declared.postPaybackProposal, async ({ services, session, params, body }) => ({
  id: await proposePaybackEnd(services, session, { ...params, ...body }),
}))

const propose = implement(declared.postRefund, async ({ services, session, body }) => ({
  id: await proposeRefund(services, session, body),
}))

const listProposed = implement(declared.readRefunds, async ({ services, session, query }) =>
  listRefunds(services, session, query),
)

const decisions = implementDecisions(
  { confirmation: declared.postPaybackConfirmation, refusal: declared.postPaybackRefusal },
  REFUND_ACTS,
)

export const refundEndpoints = [list, count, prepare, release, proposeEnd, propose, listProposed, ...decisions]
