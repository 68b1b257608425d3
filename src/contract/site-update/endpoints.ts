import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { declareConfirmation, declareRefusal } from '../proposal/declare-decisions.ts'
import { SITE_UPDATES } from './list.ts'
import {
  newUpdateSchema,
  siteUpdateSchema,
  siteUpdatesSchema,
  updateParamsSchema,
  updateProposalSchema,
  updateQuerySchema,
  updateTextSchema,
  updateTrialSchema,
} from './schemas.ts'

const TAG = 'Updates'
const PATH = '/server/admin/site-update'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.updates } as const
const created = z.object({ id: z.string() })

export const readSiteUpdates = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List updates about the product and its technology, the newest first',
  ...WHO,
  query: listQuerySchema(SITE_UPDATES),
  answer: siteUpdatesSchema,
})

export const readSiteUpdate = declareEndpoint({
  method: 'get',
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Get an update with its texts, its proposals and the mail in a language',
  ...WHO,
  params: updateParamsSchema,
  query: updateQuerySchema,
  answer: siteUpdateSchema,
})

export const postSiteUpdate = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Create the draft of an update',
  ...WHO,
  form: 'update',
  body: newUpdateSchema,
  answer: created,
  status: 201,
})

export const putUpdateText = declareEndpoint({
  method: 'put',
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Save the text of a draft in one language; `conflict` if it was changed or published since',
  ...WHO,
  params: updateParamsSchema,
  form: 'update',
  body: updateTextSchema,
  answer: created,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const postUpdateTrial = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/trial`,
  tag: TAG,
  summary: 'Send the mail in one language to the calling admin',
  ...WHO,
  params: updateParamsSchema,
  form: 'update',
  body: updateTrialSchema,
  answer: created,
})

export const postUpdateProposal = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/proposal`,
  tag: TAG,
  summary: 'Propose to send a draft from a day on; another admin confirms it',
  ...WHO,
  confirmed: true,
  params: updateParamsSchema,
  form: 'proposal',
  body: updateProposalSchema,
  answer: created,
  status: 201,
  errors: ['conflict'],
})

export const postUpdateConfirmation = declareConfirmation({
  path: `${PATH}/proposal/{id}`,
  tag: TAG,
  summary: 'Confirm the sending that another admin proposed',
  permission: PAGE_PERMISSIONS.updates,
})

export const postUpdateRefusal = declareRefusal({
  path: `${PATH}/proposal/{id}`,
  tag: TAG,
  summary: 'Decline the sending that another admin proposed, or withdraw an own proposal',
  permission: PAGE_PERMISSIONS.updates,
})

export const postUpdateStop = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/stop`,
  tag: TAG,
  summary: 'Stop an update: nobody else gets it',
  ...WHO,
  params: updateParamsSchema,
  answer: created,
  idempotency: 'natural',
  errors: ['conflict'],
})
