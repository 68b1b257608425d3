import type { ActionResult, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useHref } from '../href.tsx'
import { ActionForm } from './action-form.tsx'
import { useForm } from './form-context.ts'
import { Honeypot } from './honeypot.tsx'
import { type GuestPlace, wayOf } from './sign-in-first.ts'
import { TextArea } from './text-area.tsx'
import { useActionForm } from './use-action-form.ts'

type Props = {
  ctx: PageContext
  failure?: FormFailure | undefined
  action: (ctx: PageContext, values: FormValues) => Promise<ActionResult>
  place: GuestPlace
  text: string
  field: { label: string; hint: string; rows: number; optional?: boolean }
  login: { text: string; className: string }
}

/** A form that guests may fill in before sign-in. The same for every guest, so that the edge can cache it. */
export function GuestForm({ ctx, failure, action, place, text, field, login }: Props) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action, failure })
  return (
    <ActionForm form={form}>
      <p className="small muted">{text}</p>
      <TextArea group="carried" name="note" {...field} />
      <Honeypot />
      <Way way="login" place={place} className={login.className}>
        {login.text}
      </Way>
      <Way way="registration" place={place} className="button full">
        {t('application.guest.register')}
      </Way>
    </ActionForm>
  )
}

type WayProps = { way: 'login' | 'registration'; place: GuestPlace; className: string; children: string }

/** With scripting it continues directly, because the tab stores the text (`entry/enhance/carry.ts`). */
function Way({ way, place, className, children }: WayProps) {
  const href = useHref()
  const { pending } = useForm()
  return (
    <button
      type="submit"
      name="way"
      value={way}
      className={className}
      aria-disabled={pending || undefined}
      data-carry={place.path}
      data-way={href(wayOf(way, place))}
    >
      {children}
    </button>
  )
}
