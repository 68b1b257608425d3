import { loadPart } from '#src/app/load-part.ts'
import { type ActionResult, type FormValues, type PageContext, PageError, type PageHead } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import type { CrewDetail as Detail, CrewList as List } from '#src/contract/schemas/crew.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { crewPath, parseCrewFilters, toCrewQuery } from './crew-filters.ts'

export const loadList = ({ api, search }: PageContext): Promise<List> =>
  api.findCrew(toCrewQuery(parseCrewFilters(search)))

export function createListHead(_: List, { intl: { t }, search }: PageContext): PageHead {
  const { page } = parseCrewFilters(search)
  const title = t('crew.list.title')
  return {
    title: page > 1 ? t('crew.list.title-page', { title, page }) : title,
    description: t('crew.list.description'),
    noindex: true,
  }
}

/** `open`: how many vacancies the asking company has open for the rank; null for others, undefined when it could not be asked. */
export type CrewData = Detail & { open: number | null | undefined }

export async function loadDetail(ctx: PageContext): Promise<CrewData> {
  const detail = await findDetail(ctx)
  if (ctx.session?.role !== 'company') return { ...detail, open: null }
  const own = await loadPart(ctx.api.findOwnVacancies({ status: 'published', rank: detail.rank }))
  return { ...detail, open: own?.total }
}

async function findDetail({ api, params, intl }: PageContext): Promise<Detail> {
  try {
    return await api.getCrewDetail(params.id ?? '')
  } catch (error) {
    // Whoever is hidden was never there.
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, intl.t('crew.detail.missing'))
    throw error
  }
}

export function createDetailHead({ rank }: CrewData, { intl }: PageContext): PageHead {
  const values = { rank: rankName(intl, rank) }
  return {
    title: intl.t('crew.detail.title', values),
    description: intl.t('crew.detail.description', values),
    noindex: true,
  }
}

/** A box that is not ticked is not sent. */
export const saveVisibility = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    await ctx.api.saveVisibility({ isHidden: values.shown !== 'on', isHideEnglish: values.english !== 'on' })
    return `${crewPath(ctx.params.id ?? '')}#done`
  })
