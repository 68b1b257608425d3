import { answerIs, type Changes } from '#src/app/changes.ts'
import { type ActionResult, type FormValues, type PageContext, PageError } from '#src/app/page.ts'
import { donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt, type Done } from '#src/app/ui/forms/failure.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { NO_FEE_CLAUSE } from '#src/domain/vacancy/no-fee.ts'
import { CLOSE_OUTCOMES, type CloseOutcome } from '#src/domain/vacancy/own-vacancy.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { ownApi } from './own-api.ts'
import { editedVacancy } from './queries.ts'

export const editPath = (id: string): string => `/vacancy/${id}/edit`

/** Lists and pages that contain a vacancy. */
const CHANGED: Changes = {
  expired: [['own-vacancies'], ['vacancy']],
  stale: [['vacancies'], ['company-desk']],
}

const show = (ctx: PageContext, act: string, edited: EditedVacancy): Done => ({
  redirect: donePath(editPath(edited.id), act),
  changed: { ...CHANGED, known: [answerIs(editedVacancy(ctx, edited.id), edited)] },
})

const failField = (ctx: PageContext, values: FormValues, group: string, name: string, id: MessageId): ActionResult => ({
  failure: { values, errors: { [group]: { [name]: ctx.intl.t(id) } } },
})

/** Identifies one try of a request that must not run twice. */
const keyOf = ({ idempotencyKey }: FormValues): string => idempotencyKey || crypto.randomUUID()

async function publish(ctx: PageContext, id: string, values: FormValues): Promise<Done> {
  const input = { version: Number(values.version), anyway: values.anyway === 'on', clause: NO_FEE_CLAUSE }
  const edited = await ownApi(ctx).publishVacancy(id, input, keyOf(values))
  return show(ctx, edited.state === 'moderation' ? 'sent' : 'published', edited)
}

async function discard(ctx: PageContext, id: string): Promise<Done> {
  await ownApi(ctx).discardVacancyDraft(id)
  // It remains visible until the list has loaded.
  return { redirect: '/company/vacancy', changed: { ...CHANGED, stale: [...(CHANGED.stale ?? []), ['edited', id]] } }
}

const ACTS: Readonly<Record<string, (ctx: PageContext, id: string, values: FormValues) => Promise<Done>>> = {
  publish,
  pause: async (ctx, id) => show(ctx, 'paused', await ownApi(ctx).pauseVacancy(id)),
  resume: async (ctx, id) => {
    const edited = await ownApi(ctx).resumeVacancy(id)
    return show(ctx, edited.state === 'moderation' ? 'sent' : 'resumed', edited)
  },
  extend: async (ctx, id, { until }) => show(ctx, 'extended', await ownApi(ctx).extendVacancy(id, until || null)),
  close: async (ctx, id, { outcome }) =>
    show(ctx, 'closed', await ownApi(ctx).closeVacancy(id, outcome as CloseOutcome)),
  duplicate: async (ctx, id, values) => show(ctx, 'duplicated', await ownApi(ctx).duplicateVacancy(id, keyOf(values))),
  discard,
}

/** Actions on one vacancy, distinguished by `act`. */
export async function editAction(ctx: PageContext, values: FormValues): Promise<ActionResult> {
  const [id, act] = [ctx.params.id ?? '', values.act ?? '']
  if (act === 'publish' && values.clause !== 'on')
    return failField(ctx, values, 'publication', 'clause', 'vacancy-form.wrong.clause')
  if (act === 'close' && !CLOSE_OUTCOMES.some((outcome) => outcome === values.outcome))
    return failField(ctx, values, 'closing', 'outcome', 'vacancy-form.wrong.outcome')
  const run = ACTS[act]
  if (!run) throw new PageError(404, ctx.intl.t('vacancy-form.missing'))
  return attempt(ctx, values, () => run(ctx, id, values))
}
