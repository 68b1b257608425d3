import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { createAgencyFormApi } from '#src/contract/agency-form/api.ts'

export const ownForms = (ctx: PageContext) =>
  pageQuery(ctx, ['agency-forms'], () => createAgencyFormApi(ctx.api.call).listOwnForms())

export const offeredForms = (ctx: PageContext) => {
  const { q } = ctx.search
  return pageQuery(ctx, ['offered-forms', q ?? ''], () => createAgencyFormApi(ctx.api.call).findForms(q ? { q } : {}))
}
