import { answerBecomes, answerIs } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done, depart } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { SocialState } from '#src/contract/social/schemas.ts'
import { HISTORY, socialState } from '../queries.ts'
import type { SecurityAct } from './section.tsx'

type Account = NonNullable<SocialState['account']>

const without = (account: Account, id: string | undefined): Account => ({
  ...account,
  linked: account.linked.filter((link) => link.id !== id),
})

/** The remaining linked accounts. */
const left = (ctx: PageContext, change: (state: SocialState) => SocialState): Done => ({
  redirect: donePath(pathOf(ctx), 'social'),
  changed: { known: [answerBecomes(socialState(ctx), change)], stale: [HISTORY] },
})

const link: SecurityAct = (ctx, values) => depart(ctx, values, () => ctx.api.startSocialLink(values.provider ?? ''))

const unlink: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.unlinkSocial(values.id ?? '')
    return left(ctx, (state) => ({ ...state, account: state.account && without(state.account, values.id) }))
  })

const linkPending: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    const state = await ctx.api.linkPendingSocial()
    return {
      redirect: `${withQuery(pathOf(ctx), { social: 'linked' })}#done`,
      changed: { known: [answerIs(socialState(ctx), state)], stale: [HISTORY] },
    }
  })

const forget: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.forgetPendingSocial()
    return left(ctx, (state) => ({ ...state, pending: null }))
  })

export const SOCIAL_ACTS = {
  'social-link': link,
  'social-unlink': unlink,
  'social-link-pending': linkPending,
  'social-forget': forget,
} as const
