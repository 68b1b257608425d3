import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { sitemapBatchSchema, sitemapPlanSchema, sitemapRangeSchema } from './schemas.ts'

const TAG = 'Sitemap'

export const readPlan = declareEndpoint({
  method: 'get',
  path: '/server/sitemap',
  tag: TAG,
  summary: 'List the parts of the sitemap',
  who: 'anyone',
  answer: sitemapPlanSchema,
  cache: 'public',
})

export const readAddresses = declareEndpoint({
  method: 'get',
  path: '/server/sitemap/{source}',
  tag: TAG,
  summary: 'List addresses of public pages of one kind, in the order of their keys',
  who: 'anyone',
  params: z.object({ source: limited(40) }),
  query: sitemapRangeSchema,
  answer: sitemapBatchSchema,
  cache: 'public',
})
