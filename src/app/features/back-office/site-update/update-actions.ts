import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { UPDATE_KINDS } from '#src/contract/site-update/list.ts'
import { languageOf, UPDATE_KEY, UPDATES_KEY, UPDATES_PATH } from './queries.ts'

/** Creates a draft and opens it. */
export const createUpdate = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const kind = UPDATE_KINDS.find((one) => one === values.kind) ?? UPDATE_KINDS[0]
    const { id } = await ctx.api.call('POST /server/admin/site-update', { body: { kind } })
    return { redirect: `${UPDATES_PATH}/${id}`, changed: { expired: [[UPDATES_KEY]] } }
  })

type Act = (ctx: PageContext, values: FormValues) => Promise<unknown>

const paramsOf = ({ params: { id = '' } }: PageContext) => ({ id })

const ACTS: Readonly<Record<string, Act>> = {
  save: (ctx, { version = '', path = '', subject = '', body = '' }) =>
    ctx.api.call('PUT /server/admin/site-update/{id}', {
      params: paramsOf(ctx),
      body: { version: Number(version), language: languageOf(ctx), path, subject, body },
    }),
  trial: (ctx) =>
    ctx.api.call('POST /server/admin/site-update/{id}/trial', {
      params: paramsOf(ctx),
      body: { language: languageOf(ctx) },
    }),
  propose: (ctx, { version = '', day = '', reason = '' }) =>
    ctx.api.call('POST /server/admin/site-update/{id}/proposal', {
      params: paramsOf(ctx),
      body: { version: Number(version), day, reason },
    }),
  confirm: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/site-update/proposal/{id}/confirmation', { params: { id: proposal } }),
  decline: ({ api }, { proposal = '' }) =>
    api.call('POST /server/admin/site-update/proposal/{id}/refusal', { params: { id: proposal } }),
  stop: (ctx) => ctx.api.call('POST /server/admin/site-update/{id}/stop', { params: paramsOf(ctx) }),
}

/** Saves, tries, proposes, confirms, declines or stops an update, by `act`. */
export async function changeUpdate(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const name = values.act ?? ''
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) return { redirect: ctx.here }
  return attempt(ctx, values, async () => {
    await act(ctx, values)
    const query = { language: languageOf(ctx), done: name }
    return {
      redirect: `${withQuery(`${UPDATES_PATH}/${ctx.params.id}`, query)}#done`,
      changed: { expired: [[UPDATE_KEY], [UPDATES_KEY]] },
    }
  })
}
