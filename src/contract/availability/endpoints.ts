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
  summary: 'What a mailed link asks; what is wrong, over or meanwhile told otherwise is not found',
  who: 'anyone',
  limits: ['act-address'],
  params: secretParams,
  answer: actSchema,
})

export const postAct = declareEndpoint({
  method: 'post',
  path: '/server/act/{secret}',
  tag: TAG,
  summary: 'Answer it without signing in; the first answer stands',
  who: 'anyone',
  limits: ['act-address'],
  params: secretParams,
  body: actInputSchema,
  answer: actSchema,
  idempotency: 'natural',
})
