import type { PageContext } from '#src/app/page.ts'
import { createFailureText } from '#src/app/ui/table/failure-text.ts'
import { type BulkAct, eachRow } from '#src/app/ui/table/index.ts'
import type { OwnVacancy } from '#src/contract/application/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { createOwnVacancyApi } from '#src/contract/vacancy-editor/api.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { CLOSE_OUTCOMES, type CloseOutcome, findExpiry, findLastDay } from '#src/domain/vacancy/own-vacancy.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

type Act = BulkAct<OwnVacancy>
type Api = ReturnType<typeof createOwnVacancyApi>

const STALE = [['own-vacancies'], ['vacancy'], ['edited'], ['vacancies'], ['company-desk']]

const isPublic = ({ status }: OwnVacancy): boolean => status === 'published'
const isPaused = ({ status }: OwnVacancy): boolean => status === 'paused'
const isDraft = ({ typed }: OwnVacancy): boolean => typed === 'new'
const mayClose = ({ status }: OwnVacancy): boolean =>
  status === 'published' || status === 'paused' || status === 'moderation'

/** Copies vacancies; undo deletes unpublished copies. */
function createCopying(api: Api, tell: (error: unknown) => string): Pick<Act, 'run' | 'undo'> {
  const copies = new Map<string, string>()
  return {
    run: eachRow(async ({ id }) => {
      copies.set(id, (await api.duplicateVacancy(id, crypto.randomUUID())).id)
    }, tell),
    undo: eachRow(async ({ id }) => api.discardVacancyDraft(copies.get(id) ?? ''), tell),
  }
}

/** Deletes drafts; undo creates them again. */
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

type Saying = { tell: (error: unknown) => string; intl: AppIntl }

/** Extends each vacancy as far as possible; undo restores the previous day. */
function createExtending(api: Api, { tell, intl }: Saying, now: number): Pick<Act, 'label' | 'run' | 'undo' | 'done'> {
  const { dateRange, plainDate } = formatsFor(intl)
  const dayOf = ({ joinTo }: OwnVacancy) => findLastDay(findExpiry(joinTo ?? toPlainDate(now), now))
  const nameDays = (rows: readonly OwnVacancy[]) => {
    const days = rows.map(dayOf).toSorted()
    const [first = '', last = ''] = [days[0], days.at(-1)]
    return first === last ? plainDate(last) : dateRange(first, last)
  }
  return {
    label: (rows) => intl.t('vacancy-form.act.extend-until', { day: nameDays(rows) }),
    done: (count, rows) => intl.t('company.vacancies.did.extend', { count, day: nameDays(rows) }),
    run: eachRow(({ id }) => api.extendVacancy(id, null), tell),
    undo: eachRow(async (row) => {
      const before = row.expiresAt === null ? dayOf(row) : findLastDay(row.expiresAt)
      if (before !== dayOf(row)) await api.extendVacancy(row.id, before)
    }, tell),
  }
}

/** Resumes; after a rejection a moderator reads even previously public ones, and the answer says so. */
function createResuming(
  api: Api,
  { tell, intl }: Saying,
): { act: Pick<Act, 'run' | 'undo' | 'done'>; undoPause: NonNullable<Act['undo']> } {
  const waiting = new Set<string>()
  const act: Pick<Act, 'run' | 'undo' | 'done'> = {
    run: eachRow(async ({ id }) => {
      if ((await api.resumeVacancy(id)).state === 'moderation') waiting.add(id)
    }, tell),
    undo: eachRow(async ({ id }) => (waiting.has(id) ? undefined : api.pauseVacancy(id)), tell),
    done: (count, rows) => {
      const waits = rows.filter(({ id }) => waiting.has(id)).length
      if (waits > 0) return intl.t('company.vacancies.did.resume-waits', { count: waits })
      return intl.t('company.vacancies.did.resume', { count })
    },
  }
  const undoPause: NonNullable<Act['undo']> = async (rows) => {
    const failures = await act.run(rows, '')
    const message = intl.t('company.vacancies.did.resume-waits', { count: 1 })
    return [...failures, ...rows.filter(({ id }) => waiting.has(id)).map(({ id }) => ({ id, message }))]
  }
  return { act, undoPause }
}

/** Returns the acts of a recruiter on selected vacancies. */
export function vacancyActs(ctx: PageContext): readonly Act[] {
  if (!mayChangeCompany(ctx.session)) return []
  const { t } = ctx.intl
  const api = createOwnVacancyApi(ctx.api.call)
  const tell = createFailureText(ctx)
  const saying = { tell, intl: ctx.intl }
  const resuming = createResuming(api, saying)
  const named = (id: 'pause' | 'duplicate' | 'close' | 'delete') => ({
    id,
    name: t(`vacancy-form.act.${id}`),
    done: (count: number) => t(`company.vacancies.did.${id}`, { count }),
    stale: STALE,
  })
  return [
    {
      ...{ id: 'extend', name: t('vacancy-form.act.extend'), stale: STALE, isFor: isPublic },
      ...createExtending(api, saying, ctx.now),
    },
    { ...{ id: 'resume', name: t('vacancy-form.act.resume'), stale: STALE, isFor: isPaused }, ...resuming.act },
    {
      ...named('pause'),
      isFor: isPublic,
      run: eachRow(({ id }) => api.pauseVacancy(id), tell),
      undo: resuming.undoPause,
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
