import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

export const team = (ctx: PageContext) => pageQuery(ctx, ['team'], () => ctx.api.call('GET /server/company/member'))
