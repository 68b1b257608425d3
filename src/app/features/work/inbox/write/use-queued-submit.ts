import type { FormEvent } from 'react'
import { forgetDraft } from '#src/app/ui/forms/draft.ts'
import type { useActForm } from '#src/app/ui/forms/index.ts'
import { countText, normalizeText } from '#src/domain/text/text.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import type { Outgoing } from '../outbox/outgoing.ts'
import type { Destination } from '../outbox/queued-messages.ts'
import type { Attachments } from './use-attachments.ts'

type Means = { attachments: Attachments; outgoing: Outgoing | undefined; destination: Destination | undefined }

/** Submits a message: with scripting it is queued first, and sent at once or when the connection is back. */
export function useQueuedSubmit(form: ReturnType<typeof useActForm>, { attachments, outgoing, destination }: Means) {
  return async (event: FormEvent<HTMLFormElement>) => {
    if (!outgoing || !destination) return form.onSubmit(event)
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('text') as HTMLTextAreaElement
    const text = normalizeText(field.value)
    field.focus()
    const isEmpty = text === '' && attachments.items.length === 0
    if (isEmpty || countText(text) > MAX_INBOX_TEXT || field.readOnly) return
    // Text typed while large files are stored would be lost.
    field.readOnly = true
    const files = await attachments.take(outgoing).finally(() => {
      field.readOnly = false
    })
    if (!files) return
    void outgoing.add({ ...destination, text, files })
    field.value = ''
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    forgetDraft(form.draft)
    attachments.clear()
  }
}
