import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { NATIONALITY_LAWS } from '#src/contract/nationality-law/list.ts'

/** Countries whose law allows companies to ask for nationalities. */
export function nationalityLaws(ctx: PageContext) {
  const query = readList(NATIONALITY_LAWS, ctx.search)
  return pageQuery(ctx, ['nationality-laws', query], () => ctx.api.call('GET /server/admin/nationality-law', { query }))
}
