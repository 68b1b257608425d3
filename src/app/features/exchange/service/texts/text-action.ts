import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { explainConflict } from '#src/app/ui/forms/explain-conflict.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { readTextQuery, TEXTS_KEY } from './queries.ts'

/** Publishes a version. After a failure the page shows the versions anew: another admin may have published one. */
export async function publishAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const { seen = '', from = '', title = '', text = '', not = '' } = values
  const query = readTextQuery(ctx)
  const result = await attempt(ctx, values, async () => {
    await ctx.api
      .call('POST /server/admin/service-text', { body: { ...query, seen: Number(seen), from, title, text, not } })
      .catch(explainConflict(ctx.intl.t('service-text.form.conflict')))
    const redirect = `${withQuery('/admin/services/texts', { ...query, done: 'published' })}#done`
    return { redirect, changed: { expired: [[TEXTS_KEY], [SERVICES]] } }
  })
  return 'failure' in result ? { ...result, stale: [[TEXTS_KEY]] } : result
}
