import type { PageContext } from '#src/app/page.ts'
import { type BulkAct, eachRow } from '#src/app/ui/table/index.ts'
import { tellFailure } from '#src/app/ui/table/tell-failure.ts'
import { createOwnVacancyApi } from '#src/contract/api/own-vacancy.ts'
import { CLOSE_OUTCOMES, type CloseOutcome } from '#src/contract/own-vacancy.ts'
import type { OwnVacancy } from '#src/contract/schemas/application.ts'
import { mayChangeCompany } from '#src/contract/session.ts'
import type { VacancyForm } from '#src/contract/vacancy-form/form.ts'

type Act = BulkAct<OwnVacancy>
type Api = ReturnType<typeof createOwnVacancyApi>

const STALE = [['own-vacancies'], ['vacancy'], ['edited'], ['vacancies'], ['company-desk']]

const isPublic = ({ status }: OwnVacancy): boolean => status === 'published'
const isDraft = ({ typed }: OwnVacancy): boolean => typed === 'new'
const mayClose = ({ status }: OwnVacancy): boolean =>
  status === 'published' || status === 'paused' || status === 'moderation'

/** Copies, and takes them away again as long as nobody sent them out. */
function createCopying(api: Api, tell: (error: unknown) => string): Pick<Act, 'run' | 'undo'> {
  const copies = new Map<string, string>()
  return {
    run: eachRow(async ({ id }) => {
      copies.set(id, (await api.duplicateVacancy(id, crypto.randomUUID())).id)
    }, tell),
    undo: eachRow(async ({ id }) => api.discardVacancyDraft(copies.get(id) ?? ''), tell),
  }
}

/** Deletes drafts, and begins others with the same words when that is undone. */
function createDeleting(api: Api, tell: (error: unknown) => string): Pick<Act, 'run' | 'undo'> {
  const forms = new Map<string, VacancyForm>()
  return {
    run: eachRow(async ({ id }) => {
      forms.set(id, (await api.getEditedVacancy(id)).form)
      await api.discardVacancyDraft(id)
    }, tell),
    undo: eachRow(async ({ id }) => {
      const form = forms.get(id)
      if (form) await api.beginVacancy(form, id)
    }, tell),
  }
}

/** What a member of the company who may write does with the vacancies that are chosen. */
export function vacancyActs(ctx: PageContext): readonly Act[] {
  if (!mayChangeCompany(ctx.session)) return []
  const { t } = ctx.intl
  const api = createOwnVacancyApi(ctx.api.call)
  const tell = tellFailure(ctx)
  const named = (id: 'extend' | 'pause' | 'duplicate' | 'close' | 'delete') => ({
    id,
    name: t(`vacancy-form.act.${id}`),
    done: (count: number) => t(`company.vacancies.did.${id}`, { count }),
    stale: STALE,
  })
  return [
    { ...named('extend'), isFor: isPublic, run: eachRow(({ id }) => api.extendVacancy(id, null), tell) },
    {
      ...named('pause'),
      isFor: isPublic,
      run: eachRow(({ id }) => api.pauseVacancy(id), tell),
    },
    { ...named('duplicate'), ...createCopying(api, tell) },
    {
      ...named('close'),
      isFor: mayClose,
      choice: {
        label: t('vacancy-form.field.outcome'),
        placeholder: t('vacancy-form.wrong.outcome'),
        options: CLOSE_OUTCOMES.map((value) => ({ value, label: t(`vacancy-form.outcome.${value}`) })),
      },
      run: eachRow(({ id }, outcome) => api.closeVacancy(id, outcome as CloseOutcome), tell),
    },
    { ...named('delete'), isFor: isDraft, ...createDeleting(api, tell) },
  ]
}
