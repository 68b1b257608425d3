import type { ReactNode } from 'react'
import type { FormFailure } from '#src/app/page.ts'
import { CONFIRM_PATH } from '#src/contract/http/account-pages.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { Answer } from './answer.tsx'
import { isPlainRefusal, listFieldErrors } from './failure.ts'
import { useForm } from './form-context.ts'
import { REFUSAL_TOAST } from './token-field.tsx'

/** Why the last try failed: one message, a link to each field that it is about, and the same again where that may help. */
export function FormMessage() {
  const { failure, isAnswered, id } = useForm()
  if (!failure) return null
  const fields = listFieldErrors(failure.errors)
  if (!failure.message && fields.length === 0) return null
  return (
    <>
      <Notice failure={failure} fields={fields} id={id} />
      {isAnswered && isPlainRefusal(failure) && <RefusalToast>{failure.message}</RefusalToast>}
    </>
  )
}

/** The toast of a page rendered by the server: CSS hides it after three seconds. The notice keeps its text. */
const RefusalToast = ({ children }: { children: ReactNode }) => (
  <p className={REFUSAL_TOAST} aria-hidden="true">
    {children}
  </p>
)

function Notice({ failure, fields, id }: { failure: FormFailure; fields: [string, string][]; id: string }) {
  return (
    <Answer kind="failed" className="notice error">
      <Icon name="triangle-alert" size="small" />
      <div className="column gap-1">
        {failure.message && <p>{failure.message}</p>}
        {fields.map(([name, message]) => (
          <a key={name} href={`#${id}-${name}`}>
            {message}
          </a>
        ))}
        {failure.mayRetry && <Retry />}
        {failure.needsConfirmation && <ConfirmAgain />}
      </div>
    </Answer>
  )
}

/** Works with scripting (`entry/enhance/forms`); without it the form's own button does the same. */
function Retry() {
  const { pending } = useForm()
  const control = useControls()
  return (
    <div className="js-only">
      <button type="button" className="button dense" data-retry="" aria-disabled={pending || undefined}>
        {control('retry')}
      </button>
    </div>
  )
}

/** The confirmation that the page was opened with is over. */
function ConfirmAgain() {
  const { target } = useForm()
  const { t } = useIntl()
  return (
    <div>
      <Link className="button dense" to={CONFIRM_PATH} search={{ redirect: target }}>
        {t('account.confirm.open')}
      </Link>
    </div>
  )
}
