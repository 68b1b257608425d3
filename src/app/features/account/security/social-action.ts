import { withQuery } from '../../../../contract/addresses.ts'
import type { PageContext } from '../../../page.ts'
import { attempt, depart } from '../../../ui/forms/failure.ts'
import type { SecurityAct } from './section.tsx'

const pathOf = ({ here }: PageContext): string => here.split('?')[0] ?? '/'

const link: SecurityAct = (ctx, values) => depart(ctx, values, () => ctx.api.startSocialLink(values.provider ?? ''))

const unlink: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.unlinkSocial(values.id ?? '')
    return pathOf(ctx)
  })

const linkPending: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.linkPendingSocial()
    return withQuery(pathOf(ctx), { social: 'linked' })
  })

const forget: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.forgetPendingSocial()
    return pathOf(ctx)
  })

export const SOCIAL_ACTS = {
  'social-link': link,
  'social-unlink': unlink,
  'social-link-pending': linkPending,
  'social-forget': forget,
} as const
