import { declareEndpoint } from '../http/endpoint.ts'
import { ownPrivacySchema, privacyInputSchema } from './privacy-schemas.ts'

const TAG = 'Privacy'
const PATH = '/server/seaman/privacy'

export const readPrivacy = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'Who sees what of the asking seafarer',
  who: ['seaman'],
  answer: ownPrivacySchema,
})

export const putPrivacy = declareEndpoint({
  method: 'put',
  path: PATH,
  tag: TAG,
  summary: 'Choose who sees what, and which companies may write first',
  who: ['seaman'],
  body: privacyInputSchema,
  answer: ownPrivacySchema,
  idempotency: 'natural',
})
