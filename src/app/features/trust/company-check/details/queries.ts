import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

export const DETAILS_PATH = '/company/profile/edit'

/** What shows facts of the company, beside its details. */
export const OF_COMPANY = [['company-preview'], ['company-desk'], ['company'], ['companies']]

export const companyDetails = (ctx: PageContext) =>
  pageQuery(ctx, ['company-details'], () => ctx.api.call('GET /server/company/details'))

/** The public page of the company as it is now. */
export const companyPreview = (ctx: PageContext) =>
  pageQuery(ctx, ['company-preview'], () => ctx.api.call('GET /server/company/preview'))
