import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

export const ownFleet = (ctx: PageContext) => pageQuery(ctx, ['own-fleet'], () => ctx.api.getFleet())
