import { type PageContext, PageError } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import type { FieldErrors } from '#src/contract/http/errors.ts'
import type { VacancyPreview } from '#src/contract/vacancy-editor/schemas.ts'
import { ownApi } from './own-api.ts'

const refuse = (ctx: PageContext) => (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('vacancy-form.missing'))
  throw error
}

export const editedVacancy = (ctx: PageContext, id = ctx.params.id ?? '') =>
  pageQuery(ctx, ['edited', id], () => ownApi(ctx).getEditedVacancy(id).catch(refuse(ctx)))

/** The preview, or what is missing for it. */
export type Preview = { shown: VacancyPreview } | { errors: FieldErrors }

export const vacancyPreview = (ctx: PageContext) =>
  pageQuery(ctx, ['edited', ctx.params.id, 'preview'], async (): Promise<Preview> => {
    try {
      return { shown: await ownApi(ctx).previewVacancy(ctx.params.id ?? '') }
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return { errors: error.errors ?? {} }
      return refuse(ctx)(error)
    }
  })
