import { declareEndpoint } from '../http/endpoint.ts'
import {
  addressAnswerSchema,
  addressSecretParamsSchema,
  askedAddressSchema,
  mailingAddressInputSchema,
  mailingAddressParamsSchema,
  mailingControlSchema,
  mailingCountQuerySchema,
  mailingCountSchema,
  mailingPauseSchema,
  mailingRuleInputSchema,
  receivedQuerySchema,
  receivedSchemaList,
} from './control-schemas.ts'

const TAG = 'Received mailings'
const PATH = '/server/mailing/control'
const COMPANY = ['company'] as const

export const readMailingControl = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'Get the rule by which the company receives CVs, and its addresses',
  who: COMPANY,
  member: 'viewer',
  answer: mailingControlSchema,
})

export const putMailingControl = declareEndpoint({
  method: 'put',
  path: PATH,
  tag: TAG,
  summary: 'Save the rule, if its stored version is the one that was edited',
  who: COMPANY,
  member: 'recruiter',
  form: 'mailing',
  body: mailingRuleInputSchema,
  answer: mailingControlSchema,
  idempotency: 'natural',
  current: mailingControlSchema,
  errors: ['version-conflict'],
})

export const putMailingPause = declareEndpoint({
  method: 'put',
  path: `${PATH}/pause`,
  tag: TAG,
  summary: 'Receive no CVs for 14 days, or receive them again; a rule must be saved',
  who: COMPANY,
  member: 'recruiter',
  body: mailingPauseSchema,
  answer: mailingControlSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const postMailingAddress = declareEndpoint({
  method: 'post',
  path: `${PATH}/address`,
  tag: TAG,
  summary: 'Add an address and ask its reader by mail. The own confirmed address needs no question',
  who: COMPANY,
  member: 'recruiter',
  limits: ['mailing-address-company', 'mailing-address-recipient'],
  form: 'address',
  body: mailingAddressInputSchema,
  answer: mailingControlSchema,
  idempotency: 'natural',
})

export const askMailingAddress = declareEndpoint({
  method: 'post',
  path: `${PATH}/address/{id}/question`,
  tag: TAG,
  summary: 'Ask the reader of an unconfirmed address again; not if the reader declined',
  who: COMPANY,
  member: 'recruiter',
  limits: ['mailing-address-company', 'mailing-address-recipient'],
  params: mailingAddressParamsSchema,
  answer: mailingControlSchema,
  errors: ['conflict'],
})

export const deleteMailingAddress = declareEndpoint({
  method: 'delete',
  path: `${PATH}/address/{id}`,
  tag: TAG,
  summary: 'Remove an address',
  who: COMPANY,
  member: 'recruiter',
  params: mailingAddressParamsSchema,
  answer: mailingControlSchema,
  idempotency: 'natural',
})

export const readMailingCount = declareEndpoint({
  method: 'get',
  path: `${PATH}/count`,
  tag: TAG,
  summary: 'Count the CVs that a rule would have brought in the last 30 days',
  who: COMPANY,
  member: 'viewer',
  limits: ['mailing-count-account'],
  query: mailingCountQuerySchema,
  answer: mailingCountSchema,
})

export const readReceivedCvs = declareEndpoint({
  method: 'get',
  path: `${PATH}/received`,
  tag: TAG,
  summary: 'List the CVs that the company received by mailings, newest first',
  who: COMPANY,
  member: 'viewer',
  query: receivedQuerySchema,
  answer: receivedSchemaList,
})

export const readAskedAddress = declareEndpoint({
  method: 'get',
  path: '/server/mailing/address/{secret}',
  tag: TAG,
  summary:
    'Get the address of a mailed link; 404 if it is unknown, removed, or was neither confirmed nor stopped in time',
  who: 'anyone',
  limits: ['act-address'],
  params: addressSecretParamsSchema,
  answer: askedAddressSchema,
})

export const putAskedAddress = declareEndpoint({
  method: 'put',
  path: '/server/mailing/address/{secret}',
  tag: TAG,
  summary: 'Confirm the address of a mailed link, or stop letters to it',
  who: 'anyone',
  limits: ['act-address'],
  params: addressSecretParamsSchema,
  body: addressAnswerSchema,
  answer: askedAddressSchema,
  idempotency: 'natural',
})
