import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

/** The bonuses of the seafarer. */
export const bonuses = (ctx: PageContext) => pageQuery(ctx, ['bonuses'], () => ctx.api.call('GET /server/seaman/bonus'))
