import { useIntl } from '#src/i18n/react.tsx'
import { useForm } from './form-context.ts'

/**
 * Programs fill in every field; people do not see this one, do not reach it, and browsers have nothing to fill it with. After a
 * failure it is empty again, so that anyone who was caught by a mistake gets through.
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
