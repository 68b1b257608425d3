import { answerBecomes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext, PageHead } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import type { CrewDetail as Detail, CrewList as List } from '#src/contract/crew/schemas.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import type { CompanyInvitations } from '#src/contract/invitation/schemas.ts'
import { CREW } from '#src/contract/lists.ts'
import { createViewApi } from '#src/contract/profile-view/api.ts'
import { crewPath } from './crew-path.ts'
import { nameRank } from './crew-words.ts'
import { seafarer } from './queries.ts'

export type CrewData = { crew: List }
export type SeafarerData = { seafarer: Detail; invitations: CompanyInvitations | null }

export function createListHead(_: CrewData, { intl: { t }, search }: PageContext): PageHead {
  const { page } = readList(CREW, search)
  const title = t('crew.list.title')
  return {
    title: page > 1 ? t('crew.list.title-page', { title, page }) : title,
    description: t('crew.list.description'),
    noindex: true,
  }
}

export function createDetailHead({ seafarer: { rank } }: SeafarerData, { intl }: PageContext): PageHead {
  const values = { rank: nameRank(intl, rank) }
  return {
    title: intl.t('crew.detail.title', values),
    description: intl.t('crew.detail.description', values),
    noindex: true,
  }
}

/** Reports a view to the seafarer; views of the own card are not reported. */
export const reportCardView = async (ctx: PageContext, { id, own }: Pick<Detail, 'id' | 'own'>): Promise<unknown> =>
  own ?? createViewApi(ctx.api.call).reportCardView(id)

/** Reports the view of a guest's page. */
export const takeSeen = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const { id = '' } = ctx.params
    await reportCardView(ctx, { id, own: null })
    return { redirect: crewPath(id), changed: {} }
  })

/** An unchecked checkbox is not sent. */
export const saveVisibility = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const own = await ctx.api.saveVisibility({
      isHidden: values.shown !== 'on',
      isHideEnglish: values.english !== 'on',
    })
    return {
      redirect: `${crewPath(ctx.params.id ?? '')}#done`,
      changed: { known: [answerBecomes(seafarer(ctx), (before) => ({ ...before, own }))], stale: [['crew']] },
    }
  })
