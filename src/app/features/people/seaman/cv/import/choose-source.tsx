import { Answer } from '#src/app/ui/forms/answer.tsx'
import { FieldFrame } from '#src/app/ui/forms/field.tsx'
import { Icon } from '#src/app/ui/icon.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import type { ReadingState } from './use-reading.ts'

const ACCEPTED = '.docx,.pdf,.json,.zip,.txt,application/pdf,application/json,text/plain'

type Props = {
  state: Exclude<ReadingState, { kind: 'read' }>
  text: string
  onText: (text: string) => void
  onRead: (source: File | string) => void
  onStop: () => void
  isReady: boolean
}

/** Chooses a file or text. */
export function ChooseSource({ state, text, onText, onRead, onStop, isReady }: Props) {
  const { t } = useIntl()
  const isReading = state.kind === 'reading'
  return (
    <section className="sheet padded column gap-4 js-only" aria-busy={isReading}>
      {state.kind === 'choosing' && state.failure && <Failure code={state.failure} />}
      <FieldFrame id="import-file" label={t('cv-import.file')} hint={t('cv-import.file-hint')} error={undefined}>
        <input
          id="import-file"
          type="file"
          className="input"
          accept={ACCEPTED}
          aria-describedby="import-file-hint"
          disabled={!isReady || isReading}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // The same file may be chosen again.
            currentTarget.value = ''
            if (file) onRead(file)
          }}
        />
      </FieldFrame>
      <FieldFrame id="import-text" label={t('cv-import.text')} hint={t('cv-import.text-hint')} error={undefined}>
        <textarea
          id="import-text"
          className="input"
          rows={6}
          // Browsers write other fields to disk, to restore their tabs.
          autoComplete="off"
          aria-describedby="import-text-hint"
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </FieldFrame>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={!isReady || isReading || text.trim() === ''}
          onClick={() => onRead(text)}
        >
          {t('cv-import.read-text')}
        </button>
        {isReading && (
          <button type="button" className="button" onClick={onStop}>
            {t('cv-import.stop')}
          </button>
        )}
        <p role="status">{isReading && t('cv-import.reading')}</p>
      </div>
      <p className="small muted">{t('cv-import.private')}</p>
    </section>
  )
}

function Failure({ code }: { code: string }) {
  const { t } = useIntl()
  return (
    <Answer kind="failed" className="notice shoal">
      <Icon name="triangle-alert" />
      <span>{t(`cv-import.failure.${code}`)}</span>
    </Answer>
  )
}
