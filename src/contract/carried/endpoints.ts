import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { carriedInputSchema } from './schemas.ts'

export const keep = declareEndpoint({
  method: 'post',
  path: '/server/carried',
  tag: 'Carried words',
  summary: 'Store what a guest wrote on a page for an hour; only the cookie in the response can read it',
  who: 'anyone',
  trap: true,
  form: 'carried',
  body: carriedInputSchema,
  answer: z.null(),
  idempotency: 'natural',
})
