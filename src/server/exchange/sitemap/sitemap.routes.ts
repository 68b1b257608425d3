import * as declared from '#src/contract/sitemap/endpoints.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
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
