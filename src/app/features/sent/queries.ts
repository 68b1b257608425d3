import { type PageContext, PageError, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { withQuery } from '#src/contract/addresses.ts'
import { ApiError } from '#src/contract/api.ts'
import { readPage } from '#src/contract/paging.ts'

export const jobsPath = (page = 1): string => withQuery('/seaman/jobs', { page: page === 1 ? undefined : page })

const orMissing =
  ({ intl }: PageContext) =>
  (error: unknown): never => {
    // Whose application it is stays the business of both sides: to others it is not there.
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, intl.t('sent.page.missing'))
    throw error
  }

/** Applications of the seafarer. */
export function ownApplications(ctx: PageContext) {
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, ['sent', 'list', page], async () => {
    const list = await ctx.api.listOwnApplications({ page })
    if (list.items.length === 0 && list.page > 1) throw new PageRedirect(jobsPath())
    return list
  })
}

export const ownApplication = (ctx: PageContext) =>
  pageQuery(ctx, ['sent', 'one', ctx.params.id], () =>
    ctx.api.getOwnApplication(ctx.params.id ?? '').catch(orMissing(ctx)),
  )

/** One application to a vacancy of the company. */
export const applicant = (ctx: PageContext) =>
  pageQuery(ctx, ['applicant', ctx.params.id, ctx.params.application], () =>
    ctx.api.getApplicant(ctx.params.id ?? '', ctx.params.application ?? '').catch(orMissing(ctx)),
  )
