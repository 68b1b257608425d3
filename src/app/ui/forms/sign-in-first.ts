import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { attempt } from './failure.ts'

/** A form that a guest may begin: the path of its page, without locale prefix, and the query and the fragment that lead back to it. */
export type GuestPlace = { path: string; back: string }

const WAYS = { login: '/auth/login', registration: '/auth/registration' } as const

/** Signing in, or registering, and back to the form. */
export const wayOf = (way: keyof typeof WAYS, { path, back }: GuestPlace): string =>
  withQuery(WAYS[way], { redirect: path + back })

/**
 * Leads anyone who is not signed in to signing in and back to the form. What was typed never travels in an address: with scripting it is a
 * draft of the tab; without, the server keeps it for an hour for this browser alone.
 */
export async function signInFirst(ctx: PageContext, values: FormValues, place: GuestPlace): Promise<ActionResult> {
  const redirect = wayOf(values.way === 'registration' ? 'registration' : 'login', place)
  const note = values.note?.trim()
  if (ctx.session || !note) return { redirect, unsent: true }
  return attempt(ctx, values, async () => {
    // The page is kept for everyone and so has no token.
    const { csrfToken } = await ctx.api.getCsrfToken()
    await ctx.api.keepWords({ path: place.path, note, topic: values.topic }, csrfToken)
    return redirect
  })
}
