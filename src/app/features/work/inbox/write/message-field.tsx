import { type KeyboardEvent, useState } from 'react'
import { describe, FieldFrame } from '#src/app/ui/forms/field.tsx'
import { useField } from '#src/app/ui/forms/form-context.ts'
import { countText } from '#src/domain/text/text.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Remaining characters at which the counter appears. */
const FEW_LEFT = 300

/** Maximum rows in browsers without auto-growing fields. */
const MOST_LINES = 8

type Props = {
  rows?: number
  /** Whether Enter sends. Ctrl+Enter always does, Shift+Enter never. */
  entersSend?: boolean
  onType?: () => void
}

const isSending = ({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent, entersSend: boolean): boolean =>
  // Input methods also use Enter to finish a composition.
  key === 'Enter' && !nativeEvent.isComposing && (ctrlKey || metaKey || (entersSend && !shiftKey))

function hintOf(left: number, t: AppIntl['t']): string {
  if (left < 0) return t('inbox.write.over', { count: -left })
  return left < FEW_LEFT ? t('inbox.write.left', { count: left }) : t('inbox.write.limit', { limit: MAX_INBOX_TEXT })
}

/** The message field: grows with its text and shows the remaining length. */
export function MessageField({ rows = 1, entersSend = false, onType }: Props) {
  const { t } = useIntl()
  const { id, error, initial } = useField('text')
  const [left, setLeft] = useState(MAX_INBOX_TEXT)
  const hint = hintOf(left, t)
  return (
    <FieldFrame id={id} label={t('inbox.write.label')} hint={hint} error={error}>
      <textarea
        // Browsers write other fields to disk, to restore their tabs.
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
