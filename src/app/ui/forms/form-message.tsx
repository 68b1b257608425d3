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

/** The error of the last try: one message, links to the fields, and a retry where it may help. */
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

/** The toast of a server-rendered page: CSS hides it after three seconds. The notice keeps its text. */
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

/** Needs scripting (`entry/enhance/forms`); without it the form's own button does the same. */
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

/** The confirmation of identity has expired. */
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
