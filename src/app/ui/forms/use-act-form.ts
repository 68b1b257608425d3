import type { Action, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { useActionForm } from './use-action-form.ts'

export type ActProps = { ctx: PageContext; failure?: FormFailure | undefined; csrfToken?: string | undefined }

type More = {
  initial?: FormValues
  /** For a list of entries with the same form: the hidden field of the entry, and its id. */
  entry?: { field: string; id: string }
}

/** One of several forms of a page: without scripting a failure is shown in the form that was sent. */
export function useActForm(act: string, action: Action, { ctx, failure, csrfToken }: ActProps, more: More = {}) {
  const { initial, entry } = more
  const isSent = failure?.values.act === act && (!entry || failure.values[entry.field] === entry.id)
  return useActionForm({
    ctx,
    action,
    id: entry ? `${act}-${entry.id}` : act,
    csrfToken,
    ...(isSent && { failure }),
    ...(initial && { initial }),
  })
}
