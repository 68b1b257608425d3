import { Icon } from '#src/app/ui/icon.tsx'
import { clearOfEnd } from '#src/app/ui/keep-clear.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { VacancyEditing } from './use-vacancy-form.ts'

/** The save status and the primary button. */
export function SaveLine({ editing: { said }, onPreview }: { editing: VacancyEditing; onPreview: () => void }) {
  const { t } = useIntl()
  const { state, isKept } = said
  const words = state === 'kept' && !isKept ? 'unkept' : state
  return (
    <div ref={clearOfEnd} className="unsaved cv-bar" data-saved={state === 'saved' ? '' : undefined}>
      <div className="wrap">
        <p className="grow" role="status">
          {state === 'refused' && <Icon name="triangle-alert" size="small" />}
          <b>{t(`vacancy-form.save.${words}`)}</b>
        </p>
        {/* No button submits the form: Enter does not leave the field. */}
        <button
          type="button"
          className="button primary"
          aria-disabled={state === 'saving' || undefined}
          onClick={onPreview}
        >
          {t('vacancy-form.preview.link')}
        </button>
      </div>
    </div>
  )
}
