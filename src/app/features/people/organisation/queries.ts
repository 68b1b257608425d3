import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'

export const team = (ctx: PageContext) => pageQuery(ctx, ['team'], () => ctx.api.call('GET /server/company/member'))

/** Only owners read the invitations; null for other members. */
export const invitations = (ctx: PageContext) =>
  pageQuery(ctx, ['team-invitations'], () =>
    ctx.api.call('GET /server/company/member-invitation').catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'forbidden') return null
      throw error
    }),
  )
