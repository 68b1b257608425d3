import { useIntl } from '#src/i18n/react.tsx'
import { useForm } from './form-context.ts'

/**
 * A honeypot: programs fill it in; people do not see or reach it, and browsers have nothing for it. It is empty again after a failure, so that
 * a mistake can be corrected.
 */
export function Honeypot() {
  const { t } = useIntl()
  const { id, failure } = useForm()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${id}-topic`}>{t('form.trap.label')}</label>
      <input key={failure ? 'again' : 'first'} id={`${id}-topic`} name="topic" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
