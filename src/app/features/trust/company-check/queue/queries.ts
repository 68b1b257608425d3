import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { COMPANY_CHECKS } from '#src/contract/company-check/list.ts'
import { readList } from '#src/contract/http/describe-list.ts'

export const COMPANIES_PATH = '/admin/companies'
export const companyCasePath = (id: string): string => `${COMPANIES_PATH}/${id}`

export function companyChecks(ctx: PageContext) {
  const query = readList(COMPANY_CHECKS, ctx.search)
  return pageQuery(ctx, ['company-checks', 'queue', query], () => ctx.api.call('GET /server/admin/company', { query }))
}

export const companyCase = (ctx: PageContext) =>
  pageQuery(ctx, ['company-checks', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/company/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        throw new PageError(404, ctx.intl.t('company-check.admin.missing'))
      throw error
    }),
  )
