import {
  type ActionResult,
  definePage,
  type FormValues,
  type PageContext,
  type PageProps,
  PageRedirect,
} from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { HOMES } from '#src/contract/http/roles.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { listWriteModeActs } from '#src/contract/impersonation/impersonation.ts'
import { T, useIntl } from '#src/i18n/react.tsx'

type Acting = SessionUser & { impersonator: NonNullable<SessionUser['impersonator']> }

const actingOf = ({ session }: PageContext): Acting | null =>
  session?.impersonator ? { ...session, impersonator: session.impersonator } : null

/** The end leads back to the account in the admin's table, or to sign-in if the own session has ended. */
const act = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    if (values.act === 'read' || values.act === 'write') {
      await ctx.api.setActingAccess(values.act)
      return ctx.session ? HOMES[ctx.session.role] : '/'
    }
    const admin = await ctx.api.stopActing()
    const back = `/admin/users/${ctx.session?.id ?? ''}`
    return admin ? back : `/auth/login?redirect=${encodeURIComponent(back)}`
  })

function ImpersonationView({ ctx, failure, csrfToken }: PageProps<null>) {
  const { t } = useIntl()
  const session = actingOf(ctx)
  if (!session) return null
  const { impersonator } = session
  const props = { ctx, failure, csrfToken }
  return (
    <div className="wrap">
      <div className="auth-columns">
        <section className="column gap-4">
          <h1>{t('impersonation.title')}</h1>
          <p>
            <T
              id="impersonation.whose"
              values={{
                name: <bdi>{session.displayName}</bdi>,
                email: <bdi dir="ltr">{session.email}</bdi>,
                admin: <bdi dir="ltr">{impersonator.email}</bdi>,
              }}
            />
          </p>
          <Notice>{t('impersonation.history')}</Notice>
          <EndForm {...props} />
          {impersonator.access === 'read' ? <WriteForm {...props} session={session} /> : <ReadForm {...props} />}
        </section>
      </div>
    </div>
  )
}

function EndForm(props: ActProps) {
  const { t } = useIntl()
  return (
    <ActForm form={useActForm('stop', act, props)} act="stop" label={t('impersonation.end')}>
      <SubmitButton>{t('impersonation.end')}</SubmitButton>
    </ActForm>
  )
}

/** Lists what write mode allows before it is switched on. */
function WriteForm({ session, ...props }: ActProps & { session: Acting }) {
  const { t } = useIntl()
  return (
    <ActForm form={useActForm('write', act, props)} act="write" label={t('impersonation.write.title')}>
      <h2 className="heading-3">{t('impersonation.write.title')}</h2>
      <p className="small">{t('impersonation.write.text')}</p>
      <ul className="small">
        {listWriteModeActs(session.role).map((name) => (
          <li key={name}>{t(`impersonation.allows.${name}`)}</li>
        ))}
      </ul>
      <p className="small muted">{t('impersonation.write.never')}</p>
      <div>
        <SubmitButton className="button bad">{t('impersonation.write.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function ReadForm(props: ActProps) {
  const { t } = useIntl()
  return (
    <ActForm form={useActForm('read', act, props)} act="read" label={t('impersonation.read.title')}>
      <h2 className="heading-3">{t('impersonation.read.title')}</h2>
      <p className="small muted">{t('impersonation.read.text')}</p>
      <div>
        <SubmitButton className="button">{t('impersonation.read.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

export const impersonationPage = definePage<null>({
  load: async (ctx) => {
    if (!actingOf(ctx)) throw new PageRedirect('/auth/redirect')
    return null
  },
  head: (_data, { intl }) => ({ title: intl.t('impersonation.title'), noindex: true }),
  Component: ImpersonationView,
  action: act,
})
