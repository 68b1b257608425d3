import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

export const DETAILS_PATH = '/company/details'

export const companyDetails = (ctx: PageContext) =>
  pageQuery(ctx, ['company-details'], () => ctx.api.call('GET /server/company/details'))
