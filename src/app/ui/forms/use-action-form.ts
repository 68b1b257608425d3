import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Action, ActionResult, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { CSRF_FIELD } from '#src/contract/http/constants.ts'
import { type FormFiles, readForm } from '#src/contract/http/form-values.ts'
import { notify } from '../notify.ts'
import { draftName, forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import { clearFieldError, failureOf, findFieldError, isPlainRefusal } from './failure.ts'
import { NOTICE_DATA } from './notice-data.ts'
import { placeNow } from './place-now.ts'
import { focusAnswer, showAnswerOf } from './show-answer.ts'

type Options = {
  ctx: PageContext
  action: Action
  failure?: FormFailure | undefined
  csrfToken?: string | undefined
  /** Initial values of the fields. */
  initial?: FormValues
  /** Prefix of field ids, on a page with several forms. */
  id?: string
}

export type ActionForm = {
  id: string
  /** The name of the draft in the tab. */
  draft: string
  ref: RefObject<HTMLFormElement | null>
  /** Path and query of the post without scripting, without locale prefix. */
  target: string
  csrfToken: string | undefined
  pending: boolean
  failure: FormFailure | undefined
  /** Whether the failure was rendered with the page, so no script has shown it. */
  isAnswered: boolean
  /** Whether the last try failed, also while its fields are being corrected: opened parts remain open. */
  failed: boolean
  /** Number of successful tries: the fields are reset after one. */
  round: number
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Stores typed text and clears the error of the edited field. */
  onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Shows an error before anything is sent. */
  fail: (failure: FormFailure) => void
  valueOf: (name: string) => string
  errorOf: (name: string, group?: string) => string | undefined
}

/** One form of a page: posts natively without scripting; with it runs the page's action in place and keeps typed text. */
export function useActionForm({ ctx, action, failure: first, csrfToken, initial, id = 'form' }: Options): ActionForm {
  const ref = useRef<HTMLFormElement>(null)
  const { failure, failed, fail, clearError } = useFailure(first, ref)
  const draft = draftName(ctx.session, ctx.here.split('?')[0] as string, id)
  useEffect(() => {
    if (ref.current) restoreDraft(ref.current, draft)
  }, [draft])
  const { round, pending, run } = useRun({ ctx, action, draft, fail })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The small script may have sent it before hydration.
    if (event.currentTarget.hasAttribute('aria-busy')) return
    event.currentTarget.querySelector(`[data-${NOTICE_DATA}]`)?.remove()
    const { values, files } = readForm(new FormData(event.currentTarget, submitterOf(event.nativeEvent)))
    const { [CSRF_FIELD]: _token, ...said } = values
    run({ values: said, files })
  }

  return {
    id,
    draft,
    ref,
    target: ctx.here,
    csrfToken,
    pending,
    failure,
    isAnswered: failure === first,
    failed,
    fail,
    round,
    onSubmit,
    onInput: (event) => {
      keepDraft(event.currentTarget, draft)
      clearError((event.target as HTMLInputElement).name)
    },
    // Later input is in the fields themselves. After a failed try an empty checkbox remains empty.
    valueOf: (name) => (first ? first.values : initial)?.[name] ?? '',
    errorOf: (name, group) => findFieldError(failure?.errors, name, group),
  }
}

type Run = Pick<Options, 'ctx' | 'action'> & { draft: string; fail: (failure: FormFailure | undefined) => void }
type Sent = { values: FormValues; files: FormFiles }
/** Path and focused element at the start of the action. */
type Begun = { from: string; acted: Element | null }
type Done = Exclude<ActionResult, { failure: FormFailure }>

/** Runs the action, one at a time, and navigates; people who have left the page get a toast. */
function useRun({ ctx, action, draft, fail }: Run) {
  const { queries, leave, arrive } = useRuntime()
  const [round, setRound] = useState(0)
  const isSending = useRef(false)
  // The form is rendered anew after it was sent; an answer inside it loses the focus by that.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body) showAnswerOf(location.hash)
  }, [round])

  async function follow(done: Done, { from, acted }: Begun) {
    if ('leave' in done) return from === placeNow() ? leave(done.leave) : undefined
    if (!done.unsent) forgetDraft(draft)
    await arrive(done.redirect, { locale: done.locale, from, acted, changed: done.changed })
    fail(undefined)
    setRound((before) => before + 1)
  }

  const { mutate, isPending } = useMutation<void, FormFailure, Sent>(
    {
      mutationFn: async ({ values, files }) => {
        const begun = { from: placeNow(), acted: document.activeElement }
        const result: ActionResult = await action(ctx, values, files).catch((error: unknown) => ({
          failure: failureOf(error, values, ctx.intl),
        }))
        if (!('failure' in result)) return follow(result, begun)
        for (const queryKey of result.stale ?? []) void queries.invalidateQueries({ queryKey })
        if (begun.from === placeNow()) throw result.failure
        notify({ kind: 'error', text: ctx.intl.t('form.passing.failed') })
        fail(result.failure)
      },
      onError: (failure) => {
        fail(failure)
        if (isPlainRefusal(failure)) notify({ kind: 'error', text: failure.message ?? '' })
      },
      onSettled: () => {
        isSending.current = false
      },
    },
    queries,
  )
  const run = (sent: Sent) => {
    if (isSending.current) return
    isSending.current = true
    mutate(sent)
  }
  return { round, pending: isPending, run }
}

/** The failure of the last try; each new failure takes the focus. */
function useFailure(first: FormFailure | undefined, ref: RefObject<HTMLFormElement | null>) {
  const [failure, fail] = useState(first)
  const [told, tell] = useState(first)
  useEffect(() => {
    const answer = told && ref.current?.querySelector<HTMLElement>('[data-answer=failed]')
    if (answer) focusAnswer(answer)
  }, [told, ref])
  return {
    failure,
    failed: told !== undefined,
    fail: (next: FormFailure | undefined) => {
      fail(next)
      tell(next)
    },
    clearError: (field: string) => fail((before) => clearFieldError(before, field)),
  }
}

const submitterOf = (event: Event): HTMLElement | null => (event instanceof SubmitEvent ? event.submitter : null)
