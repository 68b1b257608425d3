import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'

type Action = (ctx: PageContext, values: FormValues) => Promise<ActionResult>

const text = (values: FormValues, name: string): string => values[name] ?? ''

/** Removes a used secret from the address. */
const done = (path: string, act?: string): string => withQuery(path, { act, done: 'yes' })

export const forgotPassword: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.forgotPassword({ email: text(values, 'email') })
    return done('/auth/forgot-password')
  })

export const resetPassword: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const [password, passwordConfirm] = [text(values, 'password'), text(values, 'passwordConfirm')]
    await ctx.api.resetPassword({ token: text(values, 'token'), password, passwordConfirm })
    return done('/auth/reset-password')
  })

export const verifyEmail: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.verifyEmail({ token: text(values, 'token') })
    return done('/auth/verify-email')
  })

/** The link at the new address confirms a change; the one at the old address cancels or undoes it. */
export const settleEmail: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const isUndoing = ctx.search.act === 'undo'
    await (isUndoing ? ctx.api.undoEmail : ctx.api.confirmEmail)({ token: text(values, 'token') })
    return done('/auth/confirm-email', isUndoing ? 'undo' : undefined)
  })
