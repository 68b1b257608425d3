import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { DATED_RULES } from '#src/contract/vocabulary/list.ts'
import type { RuleVersion } from '#src/contract/vocabulary/schemas.ts'
import type { RuleKind } from '#src/domain/dated-rule/kinds.ts'

/** The query of the address, for a page with some of the kinds. */
export function readRulesQuery({ search }: Pick<PageContext, 'search'>, kinds: readonly RuleKind[]) {
  const query = readList(DATED_RULES, search)
  return kinds.includes(query.kind) ? query : { ...query, kind: kinds[0] ?? query.kind }
}

/** The rules of the kind in the address, with versions and proposals. */
export const vocabulary = (ctx: PageContext, kinds: readonly RuleKind[]) => {
  const query = readRulesQuery(ctx, kinds)
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
