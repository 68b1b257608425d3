import { answerBecomes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { SavedVacancyList } from '#src/contract/saved/schemas.ts'
import { savedApi, savedPath, savedVacancies } from '../vacancy-search/saved/queries.ts'

const without = (list: SavedVacancyList, id: string): SavedVacancyList => ({
  ...list,
  items: list.items.filter((item) => item.id !== id),
  total: list.total - 1,
})

/** Removes a saved vacancy. */
export const removeSaved = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = values.vacancy ?? ''
    await savedApi(ctx).unsaveVacancy(id)
    return {
      redirect: donePath(savedPath(), 'removed'),
      changed: {
        known: [answerBecomes(savedVacancies(ctx), (before) => without(before, id))],
        expired: [['vacancy', id]],
        stale: [['saved-vacancies']],
      },
    }
  })
