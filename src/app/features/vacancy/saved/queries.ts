import { type PageContext, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { createSavedJobsApi } from '#src/contract/api/saved-jobs.ts'
import { readPage } from '#src/contract/paging.ts'
import { withQuery } from '#src/contract/with-query.ts'

export const savedApi = ({ api }: PageContext) => createSavedJobsApi(api.call)

export const savedPath = (page = 1): string => withQuery('/seaman/jobs/saved', { page: page === 1 ? undefined : page })

/** What the seafarer put aside. */
export function savedVacancies(ctx: PageContext) {
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, ['saved-vacancies', page], async () => {
    const list = await savedApi(ctx).listVacancies({ page })
    if (list.items.length === 0 && list.page > 1) throw new PageRedirect(savedPath())
    return list
  })
}

export const savedSearches = (ctx: PageContext) =>
  pageQuery(ctx, ['saved-searches'], () => savedApi(ctx).listSearches())
