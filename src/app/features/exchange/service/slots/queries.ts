import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { SLOTS } from '#src/contract/service/slot-list.ts'

export const SLOTS_PATH = '/admin/services/slots'
export const SLOTS_KEY = 'consultation-slots'

export const consultationSlots = (ctx: PageContext) => {
  const query = readList(SLOTS, ctx.search)
  return pageQuery(ctx, [SLOTS_KEY, writeList(SLOTS, query)], () =>
    ctx.api.call('GET /server/admin/consultation-slot', { query }),
  )
}
