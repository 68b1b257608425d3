import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { cmsPageSchema } from './schemas.ts'

const TAG = 'Pages'

export const readPage = declareEndpoint({
  method: 'get',
  path: '/server/page/{slug}',
  tag: TAG,
  summary: 'Get a page about the site; in English where a translation is missing',
  who: 'anyone',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
  answer: cmsPageSchema,
  cache: 'public',
})
