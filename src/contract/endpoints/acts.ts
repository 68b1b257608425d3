import { z } from 'zod'
import { declareEndpoint } from '../endpoint.ts'
import { actInputSchema, actSchema } from '../schemas/still-free.ts'
import { limited } from '../schemas/text.ts'

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
