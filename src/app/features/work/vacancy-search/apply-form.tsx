import { type FormEvent, useState } from 'react'
import type { PageProps } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { ActionForm, SubmitButton, TextArea, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { countLines } from '#src/domain/match/match-line.ts'
import { countText } from '#src/domain/text/text.ts'
import { MAX_NOTE } from '#src/domain/text/text-limits.ts'
import { applyToVacancy, type DetailData } from './detail-page.ts'
import type { Words } from './words.ts'

type Props = PageProps<DetailData> & { words: Words }

/** Applies with the CV; the key makes a repeated press the same application. */
export function ApplyForm({ data, ctx, failure, csrfToken, words: { t } }: Props) {
  const started = data.vacancy.carriedNote ?? ''
  const form = useActionForm({ ctx, action: applyToVacancy, failure, csrfToken, initial: { note: started } })
  const { name, verified } = data.vacancy.employer
  const first = failure?.values.note ?? started
  return (
    <ActionForm form={form}>
      <p className="small muted">
        {t(verified ? 'application.apply.sends' : 'application.apply.sends-unverified', { company: name })}
      </p>
      <p className="small muted">{t('sent.apply.copy')}</p>
      {data.vacancy.match && (
        <p className="small muted">
          <Link to="/vacancy/$id" params={{ id: data.vacancy.id }} hash="match">
            {t('match.count', countLines(data.vacancy.match.lines))}
          </Link>{' '}
          {t('match.before')}
        </p>
      )}
      <input type="hidden" name="idempotencyKey" value={failure?.values.idempotencyKey ?? ctx.actKey} />
      <NoteField first={first} refused={form.errorOf('note', 'application') !== undefined} t={t} />
      <SubmitButton>{t('application.apply.submit')}</SubmitButton>
      <p className="small muted">{t('application.apply.free')}</p>
    </ActionForm>
  )
}

/** With scripting the hint counts down, and becomes a warning before the server would reject the text. */
function NoteField({ first, refused, t }: { first: string; refused: boolean; t: Words['t'] }) {
  const { hydrated } = useRuntime()
  const [length, setLength] = useState(countText(first))
  const onInput = (event: FormEvent) => {
    if (event.target instanceof HTMLTextAreaElement) setLength(countText(event.target.value))
  }
  return (
    <div onInput={onInput}>
      <TextArea
        group="application"
        name="note"
        optional
        label={t('application.apply.note')}
        hint={noteHint(t, hydrated ? length : 0, refused)}
      />
    </div>
  )
}

function noteHint(t: Words['t'], length: number, refused: boolean): string {
  if (length === 0 || (refused && length > MAX_NOTE)) return t('application.apply.note-hint', { limit: MAX_NOTE })
  if (length > MAX_NOTE) return t('application.apply.note-long', { over: length - MAX_NOTE })
  return t('application.apply.left', { count: MAX_NOTE - length })
}
