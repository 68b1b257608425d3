import { describeDomain } from '#src/server/domain.ts'
import { sitemapEndpoints } from './sitemap.routes.ts'

export const sitemapDomain = describeDomain({
  endpoints: sitemapEndpoints,
})
