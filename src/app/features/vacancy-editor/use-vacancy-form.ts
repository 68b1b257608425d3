import { useCallback, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { answerIs } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { tellUnsaved } from '#src/app/ui/forms/draft.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { ApiError } from '#src/contract/api.ts'
import type { EditedVacancy } from '#src/contract/schemas/own-vacancy.ts'
import type { VacancyForm } from '#src/contract/vacancy-form/form.ts'
import { openKeptDraft } from './kept-draft.ts'
import { ownApi } from './own-api.ts'
import { editedVacancy } from './queries.ts'

/** Typing comes first: what is typed is kept, and saved, when the person pauses. */
const PAUSE = 1200
/** Until a line that was cut is tried again. */
const AGAIN = 8000

/** `kept`: on this device, for the line is cut; `clash`: somebody else changed it; `refused`: it can never be saved so. */
export type SaveState = 'saved' | 'typing' | 'saving' | 'kept' | 'clash' | 'refused'

export type VacancyEditing = {
  form: UseFormReturn<VacancyForm>
  edited: EditedVacancy
  state: SaveState
  isKept: boolean
  failure: string | undefined
  /** What another person or tab saved meanwhile. */
  theirs: EditedVacancy | undefined
  /** Saves what stands in the form; whether all of it is saved then. */
  flush: () => Promise<boolean>
  settle: (choice: 'mine' | 'theirs') => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Says at the fields what the server found wrong. */
function blame(form: UseFormReturn<VacancyForm>, { problems }: EditedVacancy, ctx: PageContext) {
  form.clearErrors()
  for (const [path, { id, values }] of Object.entries(problems))
    form.setError(path as never, { type: 'server', message: ctx.intl.t(id, values) })
}

/** The form of one vacancy, which saves itself, and what is kept of it where it cannot. */
export function useVacancyForm(first: EditedVacancy, ctx: PageContext): VacancyEditing {
  const form = useForm<VacancyForm>({ defaultValues: first.form })
  const { queries } = useRuntime()
  const [edited, setEdited] = useState(first)
  const [state, setState] = useState<SaveState>('saved')
  const [isKept, setKept] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [theirs, setTheirs] = useState<EditedVacancy>()
  const saved = useRef(first)
  const going = useRef<Promise<boolean>>(undefined)
  const [device] = useState(() =>
    openKeptDraft({ id: ctx.session?.id ?? '', impersonator: ctx.session?.impersonator ?? null }, first.id),
  )

  const take = useCallback(
    (next: EditedVacancy) => {
      saved.current = next
      setEdited(next)
      const known = answerIs(editedVacancy({ ...ctx, params: { id: next.id } }), next)
      queries.setQueryData(known.queryKey, next)
      queries.removeQueries({ queryKey: ['edited', next.id, 'preview'] })
      void queries.invalidateQueries({ queryKey: ['vacancy-drafts'] })
      blame(form, next, ctx)
    },
    [ctx, form, queries],
  )

  const fail = useCallback(
    (error: unknown): boolean => {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'version-conflict') {
        setTheirs((error as ApiError).current as EditedVacancy)
        setState('clash')
      } else if (code === 'validation-failed' || code === 'body-too-large' || code === 'forbidden') {
        const { message, errors } = failureOf(error, {}, ctx.intl)
        for (const [path, said] of Object.entries(errors.vacancy ?? {}))
          form.setError(path as never, { type: 'server', message: String(said) })
        setFailure(message)
        setState('refused')
      } else setState('kept')
      return false
    },
    [ctx, form],
  )

  const save = useCallback(async (): Promise<boolean> => {
    const values = structuredClone(form.getValues())
    if (isSame(values, saved.current.form)) {
      setState('saved')
      return true
    }
    setKept(await device.write({ version: saved.current.version, values }))
    setState('saving')
    setFailure(undefined)
    try {
      take(await ownApi(ctx).saveVacancy(first.id, saved.current.version, values))
    } catch (error) {
      return fail(error)
    }
    if (!isSame(form.getValues(), values)) return save()
    await device.write(undefined)
    tellUnsaved(false)
    setState('saved')
    return true
  }, [ctx, device, fail, first.id, form, take])

  /** One save at a time. */
  const flush = useCallback((): Promise<boolean> => {
    const next = (going.current ?? Promise.resolve(true)).then(save)
    going.current = next.catch(() => false)
    return next
  }, [save])

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isSame(form.getValues(), saved.current.form)) return
        setState((before) => (before === 'clash' ? before : 'typing'))
        tellUnsaved(true)
        clearTimeout(waiting)
        waiting = setTimeout(() => void flush(), PAUSE)
      },
    })
    void device.read().then((kept) => {
      if (!kept || isSame(kept.values, saved.current.form)) return
      // Of an older version it is a clash, which the save finds out.
      saved.current = { ...saved.current, version: kept.version }
      form.reset(kept.values)
      void flush()
    })
    return () => {
      clearTimeout(waiting)
      stop()
      void device.write(
        isSame(form.getValues(), saved.current.form)
          ? undefined
          : { version: saved.current.version, values: form.getValues() },
      )
    }
  }, [device, flush, form])

  useEffect(() => {
    blame(form, first, ctx)
  }, [form, first, ctx])

  useEffect(() => {
    if (state !== 'kept') return
    const again = () => void flush()
    const timer = setInterval(again, AGAIN)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [state, flush])

  const settle = (choice: 'mine' | 'theirs') => {
    if (!theirs) return
    setTheirs(undefined)
    const values = structuredClone(form.getValues())
    take(theirs)
    form.reset(choice === 'theirs' ? theirs.form : values)
    void flush()
  }
  return { form, edited, state, isKept, failure, theirs, flush, settle }
}
