import type { PageContext } from './page.ts'
import { pageQuery } from './page-query.ts'

/** The asking seafarer's own profile, with the CV in it: what several features show. */
export const seamanProfile = (ctx: PageContext) => pageQuery(ctx, ['seaman-profile'], () => ctx.api.getSeamanProfile())
