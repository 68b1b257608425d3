import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { actInputSchema, actSchema } from './schemas.ts'

const TAG = 'Links to one act'

const secretParams = z.object({ secret: limited(64) })

export const readAct = declareEndpoint({
  method: 'get',
  path: '/server/act/{secret}',
  tag: TAG,
  summary: 'Get the question of a mailed link; 404 if it is invalid, expired or already answered',
  who: 'anyone',
  limits: ['act-address'],
  params: secretParams,
  answer: actSchema,
})

export const postAct = declareEndpoint({
  method: 'post',
  path: '/server/act/{secret}',
  tag: TAG,
  summary: 'Answer the question of a mailed link without a session; the first answer counts',
  who: 'anyone',
  limits: ['act-address'],
  params: secretParams,
  body: actInputSchema,
  answer: actSchema,
  idempotency: 'natural',
})
