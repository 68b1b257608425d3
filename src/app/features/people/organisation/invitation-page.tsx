import { definePage, type PageContext, PageError, type PageProps } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ApiError } from '#src/contract/api.ts'
import type { OpenedInvitation } from '#src/contract/organisation/invitation-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const secretOf = ({ params }: PageContext) => ({ secret: params.secret ?? '' })

/** The same error for an unknown secret and for an expired, withdrawn or accepted invitation. */
async function loadInvitation(ctx: PageContext): Promise<OpenedInvitation> {
  try {
    return await ctx.api.call('GET /server/team-invitation/{secret}', { params: secretOf(ctx) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('team.invitation.gone'))
    throw error
  }
}

const accept = (ctx: PageContext, values: Record<string, string>) =>
  attempt(ctx, values, async () => {
    await ctx.api.call('POST /server/team-invitation/{secret}/acceptance', { params: secretOf(ctx) })
    return '/company/profile'
  })

/** An invitation to a team: viewing changes nothing, a button accepts it. */
export const invitationPage = definePage<OpenedInvitation>({
  load: loadInvitation,
  head: ({ company }, { intl }) => ({ title: intl.t('team.invitation.title', { company }), noindex: true }),
  action: accept,
  Component: function TeamInvitation(props: PageProps<OpenedInvitation>) {
    const { t } = useIntl()
    const { date } = useFormats()
    const { company, email, role, expiresAt } = props.data
    return (
      <div className="wrap narrow u-pbs-6 column gap-4">
        <h1>{t('team.invitation.title', { company })}</h1>
        <p className="muted">
          {t('team.invitation.text', { email, role: t(`team.role.${role}`), date: date(expiresAt) })}
        </p>
        <Next {...props} />
      </div>
    )
  },
})

const REFUSALS = {
  'other-address': 'team.invitation.other-address',
  'other-role': 'team.invitation.other-role',
  member: 'team.invitation.member',
} as const

function Next(props: PageProps<OpenedInvitation>) {
  const { t } = useIntl()
  const { acceptance, email } = props.data
  if (acceptance === 'ready') return <AcceptForm {...props} />
  if (acceptance === 'sign-in') return <SignIn here={props.ctx.here} email={email} />
  return <p>{t(REFUSALS[acceptance], { email })}</p>
}

function AcceptForm({ data, ctx, failure, csrfToken }: PageProps<OpenedInvitation>) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: accept, failure, csrfToken })
  return (
    <ActionForm form={form} label={t('team.invitation.title', { company: data.company })}>
      <div>
        <SubmitButton className="button primary">{t('team.invitation.accept')}</SubmitButton>
      </div>
    </ActionForm>
  )
}

function SignIn({ here, email }: { here: string; email: string }) {
  const { t } = useIntl()
  return (
    <>
      <p>{t('team.invitation.sign-in', { email })}</p>
      <p className="row">
        <Link className="button primary" to="/auth/login" search={{ redirect: here }}>
          {t('layout.tools.sign-in')}
        </Link>
        <Link className="button" to="/auth/registration" search={{ redirect: here }}>
          {t('layout.tools.register')}
        </Link>
      </p>
    </>
  )
}
