import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { DATED_RULES } from '#src/contract/vocabulary/list.ts'
import type { RuleVersion } from '#src/contract/vocabulary/schemas.ts'

/** The rules of the kind in the address, with versions and proposals. */
export const vocabulary = (ctx: PageContext) => {
  const query = readList(DATED_RULES, ctx.search)
  return pageQuery(ctx, ['vocabulary', writeList(DATED_RULES, query)], () =>
    ctx.api.call('GET /server/admin/vocabulary', { query }),
  )
}

/** The version in the address; null without one. */
export const ruleVersion = (ctx: PageContext) => {
  const id = ctx.search.version
  return pageQuery<RuleVersion | null>(ctx, ['vocabulary', 'version', id ?? ''], async () =>
    id ? ctx.api.call('GET /server/admin/vocabulary/version/{id}', { params: { id } }) : null,
  )
}
