import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'

export const team = (ctx: PageContext) => pageQuery(ctx, ['team'], () => ctx.api.call('GET /server/company/member'))

/** What only owners read is null for other members. */
const forOwners = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'forbidden') return null
    throw error
  })

export const invitations = (ctx: PageContext) =>
  pageQuery(ctx, ['team-invitations'], () => forOwners(ctx.api.call('GET /server/company/member-invitation')))

export const TEAM_EVENTS = ['team-events'] as const

export const events = (ctx: PageContext) =>
  pageQuery(ctx, [...TEAM_EVENTS], () => forOwners(ctx.api.call('GET /server/company/member-event')))
