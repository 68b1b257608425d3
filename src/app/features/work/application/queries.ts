import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { pagedQuery, pagePaths } from '#src/app/paged-list.ts'
import { ApiError } from '#src/contract/api.ts'
import type { SentApplicant } from '#src/contract/application/sent-schemas.ts'
import { createViewApi } from '#src/contract/profile-view/api.ts'

export const jobsPath = pagePaths('/seaman/jobs')

const orMissing =
  ({ intl }: PageContext) =>
  (error: unknown): never => {
    // Others' applications are not found.
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, intl.t('sent.page.missing'))
    throw error
  }

/** Applications of the seafarer. */
export const ownApplications = (ctx: PageContext) =>
  pagedQuery(ctx, ['sent', 'list'], jobsPath, ctx.api.listOwnApplications)

export const ownApplication = (ctx: PageContext) =>
  pageQuery(ctx, ['sent', 'one', ctx.params.id], () =>
    ctx.api.getOwnApplication(ctx.params.id ?? '').catch(orMissing(ctx)),
  )

/** One application to a vacancy of the company. */
export const applicant = (ctx: PageContext) =>
  pageQuery(ctx, ['applicant', ctx.params.id, ctx.params.application], () =>
    ctx.api.getApplicant(ctx.params.id ?? '', ctx.params.application ?? '').catch(orMissing(ctx)),
  )

/** Reports to the seafarer which company read the CV. */
export const reportCvView = (ctx: PageContext, { sent }: Pick<SentApplicant, 'sent'>): Promise<unknown> =>
  createViewApi(ctx.api.call).reportCvView(sent.vacancyId, sent.id)
