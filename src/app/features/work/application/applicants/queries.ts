import { type PageContext, PageError, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { APPLICANTS, OWN_VACANCIES } from '#src/contract/lists.ts'
import { applicantsPath } from './applicants-path.ts'

export const companyDesk = (ctx: PageContext) => pageQuery(ctx, ['company-desk'], () => ctx.api.getCompanyDesk())

export function ownVacancies(ctx: PageContext) {
  const query = readList(OWN_VACANCIES, ctx.search)
  return pageQuery(ctx, ['own-vacancies', query], () => ctx.api.findOwnVacancies(query))
}

export function applicants(ctx: PageContext) {
  const { id = '' } = ctx.params
  const query = readList(APPLICANTS, ctx.search)
  return pageQuery(ctx, ['applicants', id, query], async () => {
    try {
      const list = await ctx.api.findApplicants(id, query)
      if (list.items.length === 0 && list.page > 1) throw new PageRedirect(applicantsPath(list.vacancy.id))
      return list
    } catch (error) {
      // Others' vacancies are not found.
      if (error instanceof ApiError && error.status === 404)
        throw new PageError(404, ctx.intl.t('company.applicants.missing'))
      throw error
    }
  })
}
