import { answerBecomes, answerIs } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ALERTS, type Alert } from '#src/contract/saved/saved-search.ts'
import type { SavedSearchList } from '#src/contract/saved/schemas.ts'
import { vacancy } from '../queries.ts'
import { vacancyPath } from '../row-text.ts'
import { savedApi, savedSearches } from './queries.ts'

export const SEARCHES_PATH = '/seaman/jobs/searches'

const readAlert = (values: FormValues): Alert => ALERTS.find((alert) => alert === values.alert) ?? 'none'

/** Saves the vacancy of the page, or removes it. */
export const saveVacancy = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id as string
    const { saveVacancy: save, unsaveVacancy: unsave } = savedApi(ctx)
    const { saved } = await (values.act === 'save' ? save(id) : unsave(id))
    return {
      redirect: `${vacancyPath({ id })}#saved`,
      changed: {
        known: [answerBecomes(vacancy(ctx), (before) => ({ ...before, isSaved: saved }))],
        expired: [['saved-vacancies']],
      },
    }
  })

const show = (ctx: PageContext, act: string, list: SavedSearchList) => ({
  redirect: donePath(SEARCHES_PATH, act),
  changed: { known: [answerIs(savedSearches(ctx), list)] },
})

/** Saves the search of the form. */
export const saveSearch = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const query = values.query === 'all' ? '' : (values.query ?? '')
    return show(ctx, 'saved', await savedApi(ctx).saveSearch({ query, alert: readAlert(values) }))
  })

/** Changes the alert of a search, or deletes it. */
export const changeSearch = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { changeAlert, removeSearch } = savedApi(ctx)
    const id = values.search ?? ''
    return values.act === 'remove'
      ? show(ctx, 'removed', await removeSearch(id))
      : show(ctx, 'changed', await changeAlert(id, readAlert(values)))
  })
