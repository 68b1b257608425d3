import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { createInvitationApi } from '#src/contract/invitation/api.ts'
import { CREW } from '#src/contract/lists.ts'

export function crew(ctx: PageContext) {
  const query = readList(CREW, ctx.search)
  return pageQuery(ctx, ['crew', query], () => ctx.api.findCrew(query))
}

export function seafarer(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, ['seafarer', id], () => findDetail(ctx, id))
}

/** Of a company only. */
export function invitations(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, ['invited', id], async () =>
    ctx.session?.role === 'company' ? createInvitationApi(ctx.api.call).listFor(id) : null,
  )
}

async function findDetail({ api, intl }: PageContext, id: string) {
  try {
    return await api.getCrewDetail(id)
  } catch (error) {
    // Hidden people are not found.
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, intl.t('crew.detail.missing'))
    throw error
  }
}
