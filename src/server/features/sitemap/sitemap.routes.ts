import { z } from 'zod'
import { sitemapBatchSchema, sitemapPlanSchema, sitemapRangeSchema } from '../../../contract/schemas/sitemap.ts'
import { defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { freshenSitemapPlan, getSitemapPlan, listAddresses } from './sitemap.usecases.ts'

const TAG = 'Sitemap'

const readPlan = defineEndpoint(
  {
    method: 'get',
    path: '/server/sitemap',
    tag: TAG,
    summary: 'The parts of the sitemap',
    who: 'anyone',
    answer: sitemapPlanSchema,
    cache: 'public',
  },
  async ({ c, services }) => {
    const plan = await getSitemapPlan(services)
    defer(c, freshenSitemapPlan(services))
    return plan
  },
)

const readAddresses = defineEndpoint(
  {
    method: 'get',
    path: '/server/sitemap/{source}',
    tag: TAG,
    summary: 'Addresses of public pages of one kind, in the order of their keys',
    who: 'anyone',
    params: z.object({ source: z.string().max(40) }),
    query: sitemapRangeSchema,
    answer: sitemapBatchSchema,
    cache: 'public',
    errors: ['bad-request', 'not-found'],
  },
  async ({ services, params, query }) => listAddresses(services, params.source, query),
)

export const sitemapEndpoints = [readPlan, readAddresses]
