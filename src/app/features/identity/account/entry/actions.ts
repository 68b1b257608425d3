import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { SECOND_STEP_PATH } from '#src/contract/http/account-pages.ts'
import { safeRedirect, withQuery } from '#src/contract/http/addresses.ts'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import { SIGNED_OUT_PATH } from '#src/contract/http/signed-out.ts'

type Action = (ctx: PageContext, values: FormValues) => Promise<ActionResult>

const text = (values: FormValues, name: string): string => values[name] ?? ''
const textOrNull = (values: FormValues, name: string): string | null => values[name]?.trim() || null

export const signIn: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const answer = await ctx.api.login({ email: text(values, 'email'), password: text(values, 'password') })
    return withQuery('secondStep' in answer ? SECOND_STEP_PATH : '/auth/redirect', carryOn(ctx.search))
  })

export const register: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const [email, password] = [text(values, 'email'), text(values, 'password')]
    const topic = text(values, 'topic')
    await ctx.api.register({ email, password, passwordConfirm: text(values, 'passwordConfirm'), topic })
    return withQuery('/auth/select-role', carryOn(ctx.search))
  })

export const confirm: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.confirm({ password: text(values, 'password') })
    return safeRedirect(ctx.search.redirect) ?? '/auth/redirect'
  })

export const signOut: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.logout()
    return SIGNED_OUT_PATH
  })

/** The forms of the page post here; the hidden `role` selects one. */
export const createProfile: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    await (CREATIONS[values.role ?? ''] ?? createSeaman)(ctx, values)
    return withQuery('/auth/redirect', carryOn(ctx.search))
  })

const createSeaman = (ctx: PageContext, values: FormValues) =>
  ctx.api.createSeaman({
    role: 'seaman',
    profileSeaman: {
      ProfileData: {
        firstname: text(values, 'firstname'),
        surname: text(values, 'surname'),
        citizenship: text(values, 'citizenship'),
        positionMain: text(values, 'positionMain'),
        positionSecond: textOrNull(values, 'positionSecond'),
      },
    },
  })

const readOrganization = (values: FormValues) => ({
  name: text(values, 'name'),
  country: text(values, 'country'),
  city: text(values, 'city'),
  licenceNumber: textOrNull(values, 'licenceNumber'),
  website: textOrNull(values, 'website'),
})

const CREATIONS: Readonly<Record<string, (ctx: PageContext, values: FormValues) => Promise<unknown>>> = {
  company: (ctx, values) => ctx.api.createCompany({ role: 'company', profileCompany: readOrganization(values) }),
  'training-center': (ctx, values) =>
    ctx.api.createTrainingCenter({ role: 'training-center', profileTrainingCenter: readOrganization(values) }),
}
