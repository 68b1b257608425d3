import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { proposalParamsSchema, recoveryInputSchema, recoveryProposalsSchema } from './schemas.ts'

const TAG = 'Recoveries of companies'
const PATH = '/server/admin/recovery'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.recoveries } as const

export const readRecoveries = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List the proposed recoveries that another admin may confirm',
  ...WHO,
  answer: recoveryProposalsSchema,
})

export const postRecovery = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Propose that a member of a company whose owners are lost becomes an owner',
  ...WHO,
  confirmed: true,
  form: 'proposal',
  body: recoveryInputSchema,
  answer: recoveryProposalsSchema,
  errors: ['conflict', 'not-found'],
})

export const postRecoveryConfirmation = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/confirmation`,
  tag: TAG,
  summary: 'Confirm the proposal of another admin: the waiting time begins and the members get a mail',
  ...WHO,
  confirmed: true,
  params: proposalParamsSchema,
  answer: recoveryProposalsSchema,
  errors: ['conflict', 'gone'],
})

export const postRecoveryRefusal = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/refusal`,
  tag: TAG,
  summary: 'Decline the proposal of another admin, or withdraw an own one',
  ...WHO,
  params: proposalParamsSchema,
  answer: recoveryProposalsSchema,
  errors: ['conflict', 'gone'],
})
