import { donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt, depart } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/addresses.ts'
import type { SecurityAct } from './section.tsx'

const link: SecurityAct = (ctx, values) => depart(ctx, values, () => ctx.api.startSocialLink(values.provider ?? ''))

const unlink: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.unlinkSocial(values.id ?? '')
    return donePath(pathOf(ctx), 'social')
  })

const linkPending: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.linkPendingSocial()
    return `${withQuery(pathOf(ctx), { social: 'linked' })}#done`
  })

const forget: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.forgetPendingSocial()
    return donePath(pathOf(ctx), 'social')
  })

export const SOCIAL_ACTS = {
  'social-link': link,
  'social-unlink': unlink,
  'social-link-pending': linkPending,
  'social-forget': forget,
} as const
