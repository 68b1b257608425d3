import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { EVENT_KINDS } from '#src/contract/organisation/event-acts.ts'

/** What the member may not read is null: because of the role, or without the two-step sign-in that the company requires. */
const ifAllowed = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'forbidden' || error.code === 'two-step-needed')) return null
    throw error
  })

export const team = (ctx: PageContext) =>
  pageQuery(ctx, ['team'], () => ifAllowed(ctx.api.call('GET /server/company/member')))

export const invitations = (ctx: PageContext) =>
  pageQuery(ctx, ['team-invitations'], () => ifAllowed(ctx.api.call('GET /server/company/member-invitation')))

export const TEAM_EVENTS = ['team-events'] as const

export const events = (ctx: PageContext) =>
  pageQuery(ctx, [...TEAM_EVENTS, 'team'], () =>
    ifAllowed(ctx.api.call('GET /server/company/member-event', { query: { kind: 'team' } })),
  )

/** A page of the history, by the filters of the address. An unknown kind is ignored. */
export function history(ctx: PageContext) {
  const { kind, member, before } = ctx.search
  const query = { kind: EVENT_KINDS.find((known) => known === kind), member, before }
  return pageQuery(ctx, [...TEAM_EVENTS, query], () => ctx.api.call('GET /server/company/member-event', { query }))
}
