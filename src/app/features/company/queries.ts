import { type PageContext, PageError, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/list/describe-list.ts'
import { OWN_VACANCIES } from '#src/contract/list/lists.ts'
import { readPage } from '#src/contract/paging.ts'
import { applicantsPath } from './applicants-path.ts'

export const companyDesk = (ctx: PageContext) => pageQuery(ctx, ['company-desk'], () => ctx.api.getCompanyDesk())

export function ownVacancies(ctx: PageContext) {
  const query = readList(OWN_VACANCIES, ctx.search)
  return pageQuery(ctx, ['own-vacancies', query], () => ctx.api.findOwnVacancies(query))
}

export function applicants(ctx: PageContext) {
  const { id = '' } = ctx.params
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, ['applicants', id, page], async () => {
    try {
      const list = await ctx.api.findApplicants(id, { page })
      if (list.items.length === 0 && list.page > 1) throw new PageRedirect(applicantsPath(list.vacancy.id))
      return list
    } catch (error) {
      // Whose vacancy it is stays the owner's business: to others it is not there.
      if (error instanceof ApiError && error.status === 404)
        throw new PageError(404, ctx.intl.t('company.applicants.missing'))
      throw error
    }
  })
}
