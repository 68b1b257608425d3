import { type KeyboardEvent, useState } from 'react'
import { describe, FieldFrame } from '#src/app/ui/forms/field.tsx'
import { useField } from '#src/app/ui/forms/form-context.ts'
import { countText } from '#src/domain/text/text.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** From so many characters before the end on it is said how many are left. */
const FEW_LEFT = 300

/** Lines that browsers show which do not let a field grow by itself. */
const MOST_LINES = 8

type Props = {
  rows?: number
  /** Whether Enter sends. Ctrl and Enter always do, Shift and Enter never. */
  entersSend?: boolean
  onType?: () => void
}

const isSending = ({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent, entersSend: boolean): boolean =>
  // What is composed of several keys, as Chinese is, is ended by Enter too.
  key === 'Enter' && !nativeEvent.isComposing && (ctrlKey || metaKey || (entersSend && !shiftKey))

function hintOf(left: number, t: AppIntl['t']): string {
  if (left < 0) return t('inbox.write.over', { count: -left })
  return left < FEW_LEFT ? t('inbox.write.left', { count: left }) : t('inbox.write.limit', { limit: MAX_INBOX_TEXT })
}

/** Where a message is typed: it grows with its text and says how much it takes. */
export function MessageField({ rows = 1, entersSend = false, onType }: Props) {
  const { t } = useIntl()
  const { id, error, initial } = useField('text')
  const [left, setLeft] = useState(MAX_INBOX_TEXT)
  const hint = hintOf(left, t)
  return (
    <FieldFrame id={id} label={t('inbox.write.label')} hint={hint} error={error}>
      <textarea
        // Browsers write what is in other fields to the disk, to restore their tabs.
        autoComplete="off"
        {...describe(id, error, hint)}
        id={id}
        name="text"
        rows={rows}
        defaultValue={initial}
        dir="auto"
        className="input"
        onKeyDown={(event) => {
          if (!isSending(event, entersSend)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        onInput={({ currentTarget }) => {
          const { value } = currentTarget
          setLeft(MAX_INBOX_TEXT - countText(value))
          currentTarget.rows = Math.min(MOST_LINES, Math.max(rows, value.split('\n').length))
          if (value !== '') onType?.()
        }}
      />
    </FieldFrame>
  )
}
