import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { cmsPageSchema } from './schemas.ts'

const TAG = 'Pages'

export const readPage = declareEndpoint({
  method: 'get',
  path: '/server/page/{slug}',
  tag: TAG,
  summary: 'A page kept by admins; English where it is not translated',
  who: 'anyone',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
  answer: cmsPageSchema,
  cache: 'public',
})
