import * as declared from '../../../contract/endpoints/sitemap.ts'
import { defer } from '../../http/context.ts'
import { implement } from '../../http/endpoint.ts'
import { freshenSitemapPlan, getSitemapPlan, listAddresses } from './sitemap.usecases.ts'

const readPlan = implement(declared.readPlan, async ({ c, services }) => {
  const plan = await getSitemapPlan(services)
  defer(c, freshenSitemapPlan(services))
  return plan
})

const readAddresses = implement(declared.readAddresses, async ({ services, params, query }) =>
  listAddresses(services, params.source, query),
)

export const sitemapEndpoints = [readPlan, readAddresses]
