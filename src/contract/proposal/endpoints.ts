import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { declareConfirmation, declareRefusal, proposedSchema } from './declare-decisions.ts'
import { RECOVERIES } from './list.ts'
import { recoveryInputSchema, recoveryProposalsSchema } from './schemas.ts'

const TAG = 'Recoveries of companies'
const PATH = '/server/admin/recovery'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.recoveries } as const

export const readRecoveries = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List the proposed recoveries that another admin may confirm',
  ...WHO,
  query: listQuerySchema(RECOVERIES),
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
  answer: proposedSchema,
  status: 201,
  errors: ['conflict', 'not-found'],
})

export const postRecoveryConfirmation = declareConfirmation({
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Confirm the proposal of another admin: the waiting time begins and the members get a mail',
  permission: PAGE_PERMISSIONS.recoveries,
})

export const postRecoveryRefusal = declareRefusal({
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Decline the proposal of another admin, or withdraw an own one',
  permission: PAGE_PERMISSIONS.recoveries,
})
