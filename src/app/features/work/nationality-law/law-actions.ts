import type { Changes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'

export const LAWS_PATH = '/admin/nationality'

const done = (act: string) => ({
  redirect: donePath(LAWS_PATH, act),
  changed: { expired: [['nationality-laws']] } as Changes,
})

const enter = async ({ api }: PageContext, { country = '', from = '', until, source = '' }: FormValues) => {
  await api.call('POST /server/admin/nationality-law', { body: { country, from, until: until || null, source } })
  return done('enter')
}

const end = async ({ api }: PageContext, { id = '', until = '' }: FormValues) => {
  await api.call('PUT /server/admin/nationality-law/{id}/end', { params: { id }, body: { until } })
  return done('end')
}

/** Adds a law of a country, or ends one. */
export const changeLaws = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, () => (values.act === 'end' ? end(ctx, values) : enter(ctx, values)))
