import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { MemberRole } from '#src/contract/http/roles.ts'
import type { MemberInvitations } from '#src/contract/organisation/invitation-schemas.ts'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { invitations, TEAM_EVENTS, team } from './queries.ts'

const TEAM_PATH = '/company/team'

const show = (ctx: PageContext, act: string, answer: Team): Done => ({
  redirect: donePath(TEAM_PATH, act),
  changed: { known: [answerIs(team(ctx), answer)], stale: [TEAM_EVENTS] },
})

type Act = (ctx: PageContext, values: FormValues) => Promise<Done | string>

/** A person who changes their own role gets another session answer, so everything is fetched again. */
const changeRole: Act = async (ctx, { member = '', role }) => {
  const answer = await ctx.api.call('PUT /server/company/member/{id}/role', {
    params: { id: member },
    body: { role: role as MemberRole },
  })
  return member === ctx.session?.id ? donePath(TEAM_PATH, 'role') : show(ctx, 'role', answer)
}

const removeMember: Act = async (ctx, { member = '' }) =>
  show(ctx, 'removed', await ctx.api.call('DELETE /server/company/member/{id}', { params: { id: member } }))

const setTwoStep: Act = async (ctx, { required }) =>
  show(
    ctx,
    'two-step',
    await ctx.api.call('PUT /server/company/two-step', { body: { isRequired: required === 'yes' } }),
  )

const object: Act = async (ctx) => show(ctx, 'objected', await ctx.api.call('POST /server/company/recovery/objection'))

const leave: Act = async (ctx, { organisation = '' }) => {
  await ctx.api.call('POST /server/company/leave', { body: { organisationId: organisation } })
  return '/auth/redirect'
}

const showInvitations = (ctx: PageContext, act: string, answer: MemberInvitations): Done => ({
  redirect: donePath(TEAM_PATH, act),
  changed: { known: [answerIs(invitations(ctx), answer)], stale: [TEAM_EVENTS] },
})

const invite: Act = async (ctx, { email = '', role }) =>
  showInvitations(
    ctx,
    'invited',
    await ctx.api.call('POST /server/company/member-invitation', {
      body: { email, role: role as MemberRole, language: ctx.locale },
    }),
  )

const resend: Act = async (ctx, { invitation = '' }) =>
  showInvitations(
    ctx,
    'invited',
    await ctx.api.call('POST /server/company/member-invitation/{id}/resend', { params: { id: invitation } }),
  )

const withdraw: Act = async (ctx, { invitation = '' }) =>
  showInvitations(
    ctx,
    'withdrawn',
    await ctx.api.call('DELETE /server/company/member-invitation/{id}', { params: { id: invitation } }),
  )

const switchCompany: Act = async (ctx, { organisation = '' }) => {
  await ctx.api.call('POST /server/company/switch', { body: { organisationId: organisation } })
  return '/company/profile'
}

const ACTS: Readonly<Record<string, Act>> = {
  role: changeRole,
  remove: removeMember,
  'two-step': setTwoStep,
  object,
  leave,
  invite,
  resend,
  withdraw,
  switch: switchCompany,
}

/** Changes the team, by `act`. */
export async function teamAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const act = Object.hasOwn(ACTS, values.act ?? '') ? ACTS[values.act ?? ''] : undefined
  return act ? attempt(ctx, values, () => act(ctx, values)) : { redirect: ctx.here }
}
