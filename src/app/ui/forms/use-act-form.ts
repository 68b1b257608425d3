import type { Action, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { useActionForm } from './use-action-form.ts'

export type ActProps = { ctx: PageContext; failure?: FormFailure | undefined; csrfToken?: string | undefined }

/** One of several forms of a page: a failure without scripting is shown by the one that was sent. */
export const useActForm = (act: string, action: Action, { ctx, failure, csrfToken }: ActProps, initial?: FormValues) =>
  useActionForm({
    ctx,
    action,
    id: act,
    csrfToken,
    ...(failure?.values.act === act && { failure }),
    ...(initial && { initial }),
  })
