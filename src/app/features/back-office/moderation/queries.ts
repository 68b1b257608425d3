import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ADMIN_VACANCIES } from '#src/contract/moderation/list.ts'

export const VACANCIES_PATH = '/admin/vacancies'

export function adminVacancies(ctx: PageContext) {
  const query = readList(ADMIN_VACANCIES, ctx.search)
  return pageQuery(ctx, ['moderated', 'list', query], () => ctx.api.call('GET /server/admin/vacancy', { query }))
}

export const moderatedVacancy = (ctx: PageContext) =>
  pageQuery(ctx, ['moderated', 'one', ctx.params.id], () =>
    ctx.api.call('GET /server/admin/vacancy/{id}', { params: { id: ctx.params.id ?? '' } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('moderation.missing'))
      throw error
    }),
  )
