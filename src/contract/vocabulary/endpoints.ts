import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { declareConfirmation, declareRefusal } from '../proposal/declare-decisions.ts'
import { DATED_RULES } from './list.ts'
import {
  ruleFileInputSchema,
  ruleParamsSchema,
  ruleProposalInputSchema,
  ruleVersionSchema,
  vocabularySchema,
} from './schemas.ts'

const TAG = 'Dated rules'
const PATH = '/server/admin/vocabulary'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.vocabularies } as const
const created = z.object({ id: z.string() })

export const readVocabulary = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List the rules of a kind, its versions and proposals',
  ...WHO,
  query: listQuerySchema(DATED_RULES),
  answer: vocabularySchema,
})

export const readRuleVersion = declareEndpoint({
  method: 'get',
  path: `${PATH}/version/{id}`,
  tag: TAG,
  summary:
    'Get the difference between a version and the one before, or between an uploaded file and the current version',
  ...WHO,
  params: ruleParamsSchema,
  answer: ruleVersionSchema,
})

export const readRuleFile = declareEndpoint({
  method: 'get',
  path: `${PATH}/version/{id}/file`,
  tag: TAG,
  summary: 'Download a version as a CSV file',
  ...WHO,
  impersonation: 'never',
  limits: ['list-file-account'],
  params: ruleParamsSchema,
  kind: 'stream',
})

export const postRuleVersion = declareEndpoint({
  method: 'post',
  path: `${PATH}/version`,
  tag: TAG,
  summary: 'Upload the file of a new version; it does not hold until two admins have agreed',
  ...WHO,
  form: 'vocabulary',
  body: ruleFileInputSchema,
  answer: created,
  status: 201,
})

export const postRuleProposal = declareEndpoint({
  method: 'post',
  path: `${PATH}/version/{id}/proposal`,
  tag: TAG,
  summary: 'Propose an uploaded file as the new version',
  ...WHO,
  confirmed: true,
  params: ruleParamsSchema,
  form: 'proposal',
  body: ruleProposalInputSchema,
  answer: created,
  status: 201,
  errors: ['conflict'],
})

export const postRuleConfirmation = declareConfirmation({
  path: `${PATH}/proposal/{id}`,
  tag: TAG,
  summary: 'Confirm the version that another admin proposed: it holds from now on',
  permission: PAGE_PERMISSIONS.vocabularies,
})

export const postRuleRefusal = declareRefusal({
  path: `${PATH}/proposal/{id}`,
  tag: TAG,
  summary: 'Decline the version that another admin proposed, or withdraw an own one',
  permission: PAGE_PERMISSIONS.vocabularies,
})
