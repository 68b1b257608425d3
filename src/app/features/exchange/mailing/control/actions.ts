import { answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done, failureOf } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { control, MAILING_COUNT } from './queries.ts'
import { readRule, writeTried } from './typed-rule.ts'

export const CONTROL_PATH = '/mailing/control'
/** A value of a refused form: another member saved the rule meanwhile. */
export const CLASH = 'clash'

const TEAM_EVENTS = ['team-events']

const show = (ctx: PageContext, act: string, answer: MailingControl): Done => ({
  redirect: donePath(CONTROL_PATH, act),
  changed: { known: [answerIs(control(ctx), answer)], stale: [MAILING_COUNT, TEAM_EVENTS] },
})

/** Saves the rule. If another member saved it meanwhile, the page shows the differences. */
async function save(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const body = { ...readRule(values), version: Number(values.version) || 0 }
  try {
    return show(ctx, 'saved', await ctx.api.call('PUT /server/mailing/control', { body }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'version-conflict')
      return { failure: failureOf(error, values, ctx.intl) }
    const failure = {
      values: { ...values, [CLASH]: 'yes' },
      errors: {},
      message: ctx.intl.t('mailing-control.clash.text'),
    }
    return { failure, stale: [control(ctx).queryKey] }
  }
}

/** Shows the figures of the typed rule without saving it. */
const count = (values: FormValues): ActionResult => ({
  redirect: `${withQuery(CONTROL_PATH, { tried: writeTried(values) })}#count`,
  unsent: true,
  changed: {},
})

type Act = (ctx: PageContext, values: FormValues) => Promise<Done>

const setPause =
  (isPaused: boolean): Act =>
  async (ctx) =>
    show(
      ctx,
      isPaused ? 'paused' : 'resumed',
      await ctx.api.call('PUT /server/mailing/control/pause', { body: { isPaused } }),
    )

const add: Act = async (ctx, { email = '', language }) =>
  show(
    ctx,
    'added',
    await ctx.api.call('POST /server/mailing/control/address', {
      body: { email, language: readRule({ language: language ?? ctx.locale }).language },
    }),
  )

const ask: Act = async (ctx, { address = '' }) =>
  show(
    ctx,
    'asked',
    await ctx.api.call('POST /server/mailing/control/address/{id}/question', { params: { id: address } }),
  )

const remove: Act = async (ctx, { address = '' }) =>
  show(ctx, 'removed', await ctx.api.call('DELETE /server/mailing/control/address/{id}', { params: { id: address } }))

const ACTS: Readonly<Record<string, Act>> = { pause: setPause(true), resume: setPause(false), add, ask, remove }

/** Changes the rule or the addresses, by `act`. */
export async function controlAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { act = '' } = values
  if (act === 'save') return save(ctx, values)
  if (act === 'count') return count(values)
  const known = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined
  return known ? attempt(ctx, values, () => known(ctx, values)) : { redirect: ctx.here }
}
