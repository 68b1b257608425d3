import { SubmitButton } from '#src/app/ui/forms/index.ts'
import { clearOfEnd } from '#src/app/ui/keep-clear.ts'
import type { MailingControl, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { changes: number; control: MailingControl; saved: MailingCountAnswer | undefined }

/** Unsaved changes, and the button that saves the rule. */
export function SaveLine({ changes, control: { savedAt }, saved }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  const isChanged = changes > 0 || savedAt === null
  const figure = saved && !saved.isTooFew ? saved.brought : undefined
  return (
    <div ref={clearOfEnd} className="unsaved" data-saved={isChanged ? undefined : ''}>
      <div className="wrap">
        <p className="grow" role="status">
          {changes > 0 && <b>{t('mailing-control.save.changes', { count: changes })} </b>}
          <span className="muted small">
            {savedAt === null
              ? t('mailing-control.save.none')
              : figure === undefined
                ? t('mailing-control.save.since', { date: date(savedAt) })
                : t('mailing-control.save.brings', { date: date(savedAt), count: figure })}
          </span>
        </p>
        <div className="row">
          {changes > 0 && (
            <button type="reset" className="button">
              {t('mailing-control.save.discard')}
            </button>
          )}
          <SubmitButton className="button primary" name="act" value="save">
            {t('mailing-control.save.submit')}
          </SubmitButton>
        </div>
      </div>
    </div>
  )
}
