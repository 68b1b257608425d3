import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { declareConfirmation, declareRefusal } from '../proposal/declare-decisions.ts'
import { TRANSFERS } from './list.ts'
import {
  assignmentInputSchema,
  statementInputSchema,
  statementResultSchema,
  transferParamsSchema,
  transferProposalInputSchema,
  transfersSchema,
  typedTransferInputSchema,
} from './schemas.ts'

const TAG = 'Transfers'
const PATH = '/server/admin/transfer'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.payments } as const
const created = z.object({ id: z.string() })

export const readTransfers = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List money that arrived on bank accounts, with the payments it is for',
  ...WHO,
  impersonation: 'never',
  query: listQuerySchema(TRANSFERS),
  answer: transfersSchema,
})

export const postStatement = declareEndpoint({
  method: 'post',
  path: `${PATH}/statement`,
  tag: TAG,
  summary: 'Upload a bank statement; known lines are left out',
  ...WHO,
  form: 'statement',
  body: statementInputSchema,
  answer: statementResultSchema,
  idempotency: 'natural',
})

export const postTransfer = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Type a payment that arrived on a bank account',
  ...WHO,
  form: 'transfer',
  body: typedTransferInputSchema,
  answer: created,
  status: 201,
})

export const putAssignment = declareEndpoint({
  method: 'put',
  path: `${PATH}/{id}/assignment`,
  tag: TAG,
  summary: 'Assign money to the payment with a reference',
  ...WHO,
  params: transferParamsSchema,
  form: 'assignment',
  body: assignmentInputSchema,
  answer: created,
  errors: ['conflict'],
})

export const postTransferProposal = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/proposal`,
  tag: TAG,
  summary: 'Propose to credit money to a balance, or to close it without crediting it',
  ...WHO,
  confirmed: true,
  params: transferParamsSchema,
  form: 'proposal',
  body: transferProposalInputSchema,
  answer: created,
  status: 201,
  errors: ['conflict'],
})

export const postTransferConfirmation = declareConfirmation({
  path: `${PATH}/proposal/{id}`,
  tag: TAG,
  summary: 'Confirm what another admin proposed for money that arrived',
  permission: PAGE_PERMISSIONS.payments,
})

export const postTransferRefusal = declareRefusal({
  path: `${PATH}/proposal/{id}`,
  tag: TAG,
  summary: 'Decline what another admin proposed for money that arrived, or withdraw an own proposal',
  permission: PAGE_PERMISSIONS.payments,
})
