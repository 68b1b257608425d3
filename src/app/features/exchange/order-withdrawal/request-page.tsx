import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActionForm, EmailField, Honeypot, SubmitButton, TextField, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { requestLink } from './actions.ts'

/** What was done before the page was opened. */
const doneOf = ({ search: { done } }: PageContext) => (done === 'sent' || done === 'withdrawn' ? done : undefined)

const titleOf = (ctx: PageContext): MessageId => {
  const done = doneOf(ctx)
  if (done === 'sent') return 'recovery.forgot.sent-title'
  return done ? 'order-withdrawal.link.done' : 'order-withdrawal.section.link'
}

/** Anyone withdraws from an order without signing in: the first step mails a link to the address of the account. */
export const requestPage = definePage<null>({
  load: async () => null,
  head: (_data, ctx) => ({ title: ctx.intl.t(titleOf(ctx)), noindex: true }),
  action: requestLink,
  Component: RequestView,
})

export function RequestView(props: PageProps<null>) {
  const { t } = useIntl()
  const done = doneOf(props.ctx)
  return (
    <div className="wrap narrow u-pbs-6 column gap-4">
      <h1>{t(titleOf(props.ctx))}</h1>
      {done ? (
        <>
          <Answer>
            <p>{t(done === 'sent' ? 'order-withdrawal.guest.sent-text' : 'order-withdrawal.link.done-text')}</p>
          </Answer>
          {done === 'sent' && (
            <p>
              <Link to="/withdraw">{t('order-withdrawal.link.again')}</Link>
            </p>
          )}
        </>
      ) : (
        <RequestForm {...props} />
      )}
    </div>
  )
}

function RequestForm({ ctx, failure, csrfToken }: PageProps<null>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: requestLink, failure, csrfToken })
  return (
    <>
      <p>{t('order-withdrawal.guest.text')}</p>
      <ActionForm form={form}>
        <TextField
          name="number"
          group="withdrawal"
          label={t('order-withdrawal.guest.number')}
          hint={t('order-withdrawal.guest.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <EmailField autoComplete="email" label={t('auth.field.email')} />
        <Honeypot />
        <SubmitButton className="button primary">{t('order-withdrawal.guest.submit')}</SubmitButton>
      </ActionForm>
      <p className="small muted">{t('order-withdrawal.guest.signed-in')}</p>
    </>
  )
}
