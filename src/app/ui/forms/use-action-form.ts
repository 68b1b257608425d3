import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CSRF_FIELD } from '../../../contract/constants.ts'
import { readFormValues } from '../../../contract/file-text.ts'
import type { ActionResult, FormFailure, FormValues, PageContext } from '../../page.ts'
import { useRuntime } from '../../runtime.tsx'
import { draftName, forgetDraft, useDraft } from './draft.ts'
import { failureOf, findFieldError } from './failure.ts'

type Options = {
  ctx: PageContext
  action: (ctx: PageContext, values: FormValues) => Promise<ActionResult>
  failure?: FormFailure | undefined
  csrfToken?: string | undefined
  /** What the fields hold before anything was typed. */
  initial?: FormValues
  /** Prefix of the ids of its fields, when a page has more than one form. */
  id?: string
}

export type ActionForm = {
  id: string
  ref: RefObject<HTMLFormElement | null>
  /** Path and query the form posts to without scripting, without locale prefix. */
  target: string
  csrfToken: string | undefined
  pending: boolean
  failure: FormFailure | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  valueOf: (name: string) => string
  errorOf: (name: string, group?: string) => string | undefined
}

/** One form of a page: posts natively without scripting; with it runs the page's action in place and keeps what was typed. */
export function useActionForm({ ctx, action, failure: first, csrfToken, initial, id = 'form' }: Options): ActionForm {
  const runtime = useRuntime()
  const ref = useRef<HTMLFormElement>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState(first)
  const draft = draftName(ctx.session?.id, ctx.here.split('?')[0] as string, id)
  useDraft(ref, draft)

  useEffect(() => {
    if (failure) focusFirstError(ref.current)
  }, [failure])

  async function run(values: FormValues) {
    const result = await action(ctx, values).catch((error: unknown) => ({
      failure: failureOf(error, values, ctx.intl),
    }))
    if ('failure' in result) {
      setFailure(result.failure)
      if (result.failure.message) runtime.notify({ kind: 'error', text: result.failure.message })
      return
    }
    setFailure(undefined)
    if ('leave' in result) return location.assign(result.leave)
    forgetDraft(draft)
    await runtime.refresh()
    await runtime.navigate(result.redirect, result.locale)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    void readValues(event.currentTarget, event.nativeEvent)
      .then(run)
      .finally(() => setPending(false))
  }

  return {
    id,
    ref,
    target: ctx.here,
    csrfToken,
    pending,
    failure,
    onSubmit,
    valueOf: (name) => failure?.values[name] ?? initial?.[name] ?? '',
    errorOf: (name, group) => findFieldError(failure?.errors, name, group),
  }
}

async function readValues(form: HTMLFormElement, event: Event): Promise<FormValues> {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  const { [CSRF_FIELD]: _token, ...values } = await readFormValues(new FormData(form, submitter))
  return values
}

function focusFirstError(form: HTMLFormElement | null) {
  const target =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>('[data-form-message]')
  target?.focus()
}
