import { useEffect, useState } from 'react'
import type { FormValues } from '#src/app/page.ts'
import { DRAFT_RESTORED, keepDraft } from '#src/app/ui/forms/draft.ts'
import type { useActionForm } from '#src/app/ui/forms/use-action-form.ts'
import { readForm } from '#src/contract/http/form-values.ts'

type Form = ReturnType<typeof useActionForm>

/** The values of a form while it is typed, also after a draft was restored or discarded. */
export function useTyped({ ref, round, draft }: Form, first: FormValues): FormValues {
  const [typed, setTyped] = useState(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has a new form element
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const read = () => setTyped(readForm(new FormData(form)).values)
    // The fields change only after the event of a reset.
    const discard = () =>
      setTimeout(() => {
        keepDraft(form, draft)
        read()
      })
    read()
    const events = ['input', 'change', DRAFT_RESTORED]
    for (const name of events) form.addEventListener(name, read)
    form.addEventListener('reset', discard)
    return () => {
      for (const name of events) form.removeEventListener(name, read)
      form.removeEventListener('reset', discard)
    }
  }, [ref, round, draft])
  return typed
}
