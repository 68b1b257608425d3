import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { SERVICES } from '#src/app/service-news.ts'

/** The consultation of the order of the address. */
export function ownConsultation(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [SERVICES, 'consultation', id], () =>
    ctx.api.call('GET /server/seaman/service-order/{id}/consultation', { params: { id } }),
  )
}
