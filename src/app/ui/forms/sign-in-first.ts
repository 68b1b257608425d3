import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { attempt } from './failure.ts'

/** A guest's form: the path of its page without locale prefix, and the query and hash to return to it. */
export type GuestPlace = { path: string; back: string }

const WAYS = { login: '/auth/login', registration: '/auth/registration' } as const

/** Returns the sign-in or registration address with the way back to the form. */
export const wayOf = (way: keyof typeof WAYS, { path, back }: GuestPlace): string =>
  withQuery(WAYS[way], { redirect: path + back })

/**
 * Redirects guests to sign-in and back to the form. Typed text is never in an address: with scripting it is a draft of the tab; without, the
 * server stores it for an hour for this browser.
 */
export async function signInFirst(ctx: PageContext, values: FormValues, place: GuestPlace): Promise<ActionResult> {
  const redirect = wayOf(values.way === 'registration' ? 'registration' : 'login', place)
  const note = values.note?.trim()
  if (ctx.session || !note) return { redirect, unsent: true }
  return attempt(ctx, values, async () => {
    // The page is cached for everyone and has no token.
    const { csrfToken } = await ctx.api.getCsrfToken()
    await ctx.api.keepWords({ path: place.path, note, topic: values.topic }, csrfToken)
    return redirect
  })
}
