import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { pagedQuery, pagePaths } from '#src/app/paged-list.ts'
import { createSavedJobsApi } from '#src/contract/saved/api.ts'

export const savedApi = ({ api }: PageContext) => createSavedJobsApi(api.call)

export const savedPath = pagePaths('/seaman/jobs/saved')

/** Saved vacancies of the seafarer. */
export const savedVacancies = (ctx: PageContext) =>
  pagedQuery(ctx, ['saved-vacancies'], savedPath, savedApi(ctx).listVacancies)

export const savedSearches = (ctx: PageContext) =>
  pageQuery(ctx, ['saved-searches'], () => savedApi(ctx).listSearches())
