import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt, depart } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { carryOn } from '#src/contract/http/after-sign-in.ts'

/** The form that declines the linked account. */
export const FORGET = 'social-forget'

type Action = (ctx: PageContext, values: FormValues) => Promise<ActionResult>

const begin: Action = (ctx, values) =>
  depart(ctx, values, () => ctx.api.startSocial({ provider: values.provider ?? '', ...carryOn(ctx.search) }))

const confirm: Action = (ctx, values) => {
  const { redirect } = ctx.search
  const start = { provider: values.provider ?? '', ...(redirect && { redirect }) }
  return depart(ctx, values, () => ctx.api.startSocialConfirmation(start))
}

const register: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.registerBySocial(values.email ?? '')
    return withQuery('/auth/select-role', carryOn(ctx.search))
  })

const forget: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.forgetPendingSocial()
    return `${withQuery(pathOf(ctx), { ...carryOn(ctx.search), done: FORGET })}#done`
  })

/** Additional forms of sign-in pages, by `act`. */
const SOCIAL_ACTS: Readonly<Record<string, Action>> = {
  'social-begin': begin,
  'social-register': register,
  [FORGET]: forget,
  'social-confirm': confirm,
}

/** Combines the page's action with the forms of linked accounts. */
export const withSocial =
  (own: Action): Action =>
  (ctx, values) =>
    (SOCIAL_ACTS[values.act ?? ''] ?? own)(ctx, values)
