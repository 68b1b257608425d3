import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { answerIs } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { markUnsaved } from '#src/app/ui/forms/draft.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { updateCache } from '#src/app/update-cache.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { type AutoSave, createAutoSave, type SaveStatus } from './auto-save.ts'
import { openKeptDraft } from './kept-draft.ts'
import { ownApi } from './own-api.ts'
import { editedVacancy } from './queries.ts'

/** Pause in typing after which the form is saved, ms. */
const PAUSE = 1200
/** Delay before a retry after a lost connection, ms. */
const AGAIN = 8000

export type VacancyEditing = {
  form: UseFormReturn<VacancyForm>
  edited: EditedVacancy
  said: SaveStatus
  /** Saves the form; returns whether everything is saved. */
  flush: () => Promise<boolean>
  settle: (choice: 'mine' | 'theirs') => void
}

type Form = UseFormReturn<VacancyForm>

/** Shows the server's errors at the fields, or why it rejected the save. */
function showProblems(form: Form, { problems }: EditedVacancy, { intl }: PageContext, error?: unknown) {
  form.clearErrors()
  const said = Object.entries(problems).map(
    ([path, { name, values }]) => [path, intl.t(`vacancy-form.wrong.${name}`, values)] as const,
  )
  const refused = error === undefined ? [] : Object.entries(failureOf(error, {}, intl).errors.vacancy ?? {})
  for (const [path, message] of [...said, ...refused])
    form.setError(path as never, { type: 'server', message: String(message) })
}

/** Puts every answer into the cache. */
function useTaking(ctx: PageContext) {
  const { queries } = useRuntime()
  return (edited: EditedVacancy) => {
    updateCache(queries, answerIs(editedVacancy(ctx, edited.id), edited))
    queries.removeQueries({ queryKey: ['edited', edited.id, 'preview'] })
    void queries.invalidateQueries({ queryKey: ['own-vacancies'] })
  }
}

/** Saves on pauses, and stores typed text when the page closes. */
function useTracking(form: Form, saver: AutoSave, say: (said: SaveStatus) => void) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (saver.isSaved()) return
        say({ state: 'typing', isKept: false })
        clearTimeout(waiting)
        waiting = setTimeout(() => void saver.flush(), PAUSE)
      },
    })
    const keep = () => void saver.keep()
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(waiting)
      removeEventListener('pagehide', keep)
      stop()
      keep()
    }
  }, [form, saver, say])
}

/** Retries failed saves. */
function useReturn(isWaiting: boolean, saver: AutoSave) {
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void saver.flush()
    const timer = setInterval(again, AGAIN)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting, saver])
}

/** The form of one vacancy with automatic saving, and its local draft. */
export function useVacancyForm(first: EditedVacancy, ctx: PageContext): VacancyEditing {
  const form = useForm<VacancyForm>({ defaultValues: first.form })
  const [edited, setEdited] = useState(first)
  const [said, say] = useState<SaveStatus>({ state: 'saved', isKept: false })
  const take = useTaking(ctx)
  const took = useRef((_edited: EditedVacancy) => {})
  took.current = (next) => {
    setEdited(next)
    take(next)
  }
  const { id: account = '', impersonator = null } = ctx.session ?? {}
  const [device] = useState(() => openKeptDraft({ id: account, impersonator }, first.id))
  const [saver] = useState(() =>
    createAutoSave(first, {
      getValues: () => structuredClone(form.getValues()),
      send: (version, values) => ownApi(ctx).saveVacancy(first.id, version, values),
      keep: (kept) => device.write(kept),
      say,
      took: (next) => took.current(next),
    }),
  )
  useTracking(form, saver, say)
  useReturn(said.state === 'kept', saver)
  useEffect(() => markUnsaved(said.state !== 'saved'), [said.state])
  useEffect(() => showProblems(form, edited, ctx, said.error), [form, edited, ctx, said.error])
  useEffect(() => {
    void device.read().then((kept) => {
      if (!kept) return
      // A draft based on an older version is a conflict, which the save detects.
      saver.rebase({ ...saver.getSaved(), version: kept.version })
      form.reset(kept.values)
      void saver.flush()
    })
  }, [device, form, saver])

  const settle = (choice: 'mine' | 'theirs') => {
    if (!said.theirs) return
    if (choice === 'theirs') form.reset(said.theirs.form)
    saver.rebase(said.theirs)
    void saver.flush()
  }
  return { form, edited, said, flush: saver.flush, settle }
}
