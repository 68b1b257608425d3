import * as declared from '#src/contract/transfer/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementDecisions } from '../proposal/implement-decisions.ts'
import { addStatement, addTyped } from './add-transfers.usecases.ts'
import { assignTransfer } from './assign-transfer.usecases.ts'
import { listTransfers, TRANSFER_ACTS } from './list-transfers.usecases.ts'
import { proposeTransfer } from './propose-transfer.usecases.ts'

const list = implement(declared.readTransfers, async ({ services, session, query }) =>
  listTransfers(services, session, query),
)

const upload = implement(declared.postStatement, async ({ services, session, body }) =>
  addStatement(services, session, body),
)

const type = implement(declared.postTransfer, async ({ services, session, body }) => ({
  id: await addTyped(services, session, body),
}))

const assign = implement(declared.putAssignment, async ({ services, session, params, body }) => {
  await assignTransfer(services, session, { ...params, ...body })
  return params
})

const propose = implement(declared.postTransferProposal, async ({ services, session, params, body }) => ({
  id: await proposeTransfer(services, session, { ...params, ...body }),
}))

const decisions = implementDecisions(
  { confirmation: declared.postTransferConfirmation, refusal: declared.postTransferRefusal },
  TRANSFER_ACTS,
)

export const transferEndpoints = [list, upload, type, assign, propose, ...decisions]
