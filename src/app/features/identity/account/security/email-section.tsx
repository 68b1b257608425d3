import { answerIs } from '#src/app/changes.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, EmailField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { OwnCredentials } from '#src/contract/credential/schemas.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { credentials, HISTORY } from '../queries.ts'
import { type SecurityAct, SecurityPanel, type SecurityProps, securitySection } from './section.tsx'

const CHANGE = 'email'
const RESEND = 'resend'

type FormProps = Omit<SecurityProps<unknown>, 'data' | 'open'>

const changeEmail: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    const known = [answerIs(credentials(ctx), await ctx.api.changeEmail({ email: values.email ?? '' }))]
    return { redirect: donePath(pathOf(ctx), CHANGE), changed: { known, stale: [HISTORY] } }
  })

const resendLink: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    await ctx.api.resendVerification()
    return { redirect: donePath(pathOf(ctx), RESEND), changed: { stale: [HISTORY] } }
  })

function EmailSection({ data, open, ...props }: SecurityProps<OwnCredentials>) {
  const { t } = useIntl()
  const isOwn = props.session.impersonator === null
  return (
    <SecurityPanel id="email" title={t('recovery.email.title')}>
      <p className="row">
        <bdi dir="ltr" className="break-anywhere">
          {data.email}
        </bdi>
        <StateMark kind={data.emailVerified ? 'ok' : 'warn'}>
          {t(data.emailVerified ? 'recovery.email.verified' : 'recovery.email.unverified')}
        </StateMark>
      </p>
      {!data.emailVerified && <p className="small muted">{t('recovery.email.wait')}</p>}
      <DoneNote ctx={props.ctx} act={RESEND} text="recovery.email.resent" />
      {!data.emailVerified && isOwn && <ResendForm {...props} />}
      {data.pendingEmail && <PendingNote email={data.pendingEmail} />}
      {open && <ChangeForm {...props} />}
    </SecurityPanel>
  )
}

/** Shown while the new address is unconfirmed; also the answer to the action. */
const PendingNote = ({ email }: { email: string }) => (
  <Answer id="done">
    <Notice>
      <p className="small break-anywhere">
        <T id="recovery.email.pending" values={{ email: <bdi>{email}</bdi> }} />
      </p>
    </Notice>
  </Answer>
)

function ResendForm(props: FormProps) {
  const { t } = useIntl()
  const form = useActForm(RESEND, resendLink, props)
  return (
    <ActForm form={form} act={RESEND} label={t('recovery.email.resend')}>
      <div>
        <SubmitButton className="button">{t('recovery.email.resend')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function ChangeForm(props: FormProps) {
  const { t } = useIntl()
  const form = useActForm(CHANGE, changeEmail, props)
  return (
    <ActForm form={form} act={CHANGE} label={t('recovery.email.submit')}>
      <div className="halves">
        <EmailField autoComplete="email" label={t('recovery.email.field')} hint={t('recovery.email.hint')} />
      </div>
      <div>
        <SubmitButton className="button">{t('recovery.email.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}

export const emailSection = securitySection<OwnCredentials>({
  id: 'email',
  query: credentials,
  Content: EmailSection,
  acts: { [CHANGE]: changeEmail, [RESEND]: resendLink },
})
