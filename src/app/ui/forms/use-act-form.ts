import type { Action, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { useActionForm } from './use-action-form.ts'

export type ActProps = { ctx: PageContext; failure?: FormFailure | undefined; csrfToken?: string | undefined }

type More = {
  initial?: FormValues
  /** Where each entry of a list has a form for the same act: the hidden field that names the entry, and whose form this is. */
  entry?: { field: string; id: string }
}

/** One of several forms of a page: a failure without scripting is shown by the one that was sent. */
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
