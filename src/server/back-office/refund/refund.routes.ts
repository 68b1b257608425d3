import * as declared from '#src/contract/refund/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { confirmAct, declineAct } from '../proposal/decide-proposal.usecases.ts'
import { getPaybackCounts, listPaybacksForAdmins } from './list-paybacks.usecases.ts'
import { preparePayback, releasePayback } from './prepare-payback.usecases.ts'
import { proposePaybackEnd, proposeRefund } from './propose-refund.usecases.ts'
import { REFUND_ACTS } from './refund-acts.ts'

const list = implement(declared.readPaybacks, async ({ services, session, query }) =>
  listPaybacksForAdmins(services, session, query),
)

const count = implement(declared.readPaybackCounts, async ({ services }) => getPaybackCounts(services))

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

const confirm = implement(declared.postPaybackConfirmation, async ({ services, session, params }) => {
  await confirmAct(services, REFUND_ACTS, { session }, params.id)
  return params
})

const decline = implement(declared.postPaybackRefusal, async ({ services, session, params }) => {
  await declineAct(services, REFUND_ACTS, { session }, params)
  return params
})

export const refundEndpoints = [list, count, prepare, release, proposeEnd, propose, confirm, decline]
