import type { MouseEvent } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { CONFIRM_PATH } from '#src/contract/account-pages.ts'
import { withQuery } from '#src/contract/addresses.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { useHref } from '../href.tsx'
import { Icon } from '../icon.tsx'
import { Answer } from './answer.tsx'
import { listFieldErrors } from './failure.ts'
import { useForm } from './form-context.ts'

/** Why the last try failed: one message, a link to each field that it is about, and the same again where that may help. */
export function FormMessage() {
  const { failure, id } = useForm()
  if (!failure) return null
  const fields = listFieldErrors(failure.errors)
  if (!failure.message && fields.length === 0) return null
  return (
    <Answer kind="failed" className="notice error">
      <Icon name="triangle-alert" size="small" />
      <div className="column gap-1">
        {failure.message && <p>{failure.message}</p>}
        {fields.map(([name, message]) => (
          <a key={name} href={`#${id}-${name}`} onClick={focusField}>
            {message}
          </a>
        ))}
        {failure.mayRetry && <Retry />}
        {failure.needsConfirmation && <ConfirmAgain />}
      </div>
    </Answer>
  )
}

/** Without scripting the form's own button does it. */
function Retry() {
  const { pending, retry } = useForm()
  const { hydrated } = useRuntime()
  const control = useControls()
  if (!hydrated) return null
  return (
    <div>
      <button type="button" className="button dense" data-retry="" aria-disabled={pending || undefined} onClick={retry}>
        {control('retry')}
      </button>
    </div>
  )
}

/** The confirmation that the page was opened with is over. */
function ConfirmAgain() {
  const { target } = useForm()
  const { t } = useIntl()
  const href = useHref()
  return (
    <div>
      <a className="button dense" href={href(withQuery(CONFIRM_PATH, { redirect: target }))}>
        {t('account.confirm.open')}
      </a>
    </div>
  )
}

/** The field gets the focus; the address stays as it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
