import type { Action } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { OwnVerification } from '#src/contract/verification/schemas.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { VerificationMark } from './state-mark.tsx'

type Props = ActProps & { own: OwnVerification; action: Action }

/** How it stands, what is needed, and the one thing that can be done. */
export function OwnVerificationPanel({ own, ...props }: Props) {
  const { t } = useIntl()
  return (
    <section className="sheet padded column gap-4">
      <div className="row split">
        <h2>{t('check.own.papers')}</h2>
        <VerificationMark state={own.status} />
      </div>
      <p>{t(`check.own.${own.status}`)}</p>
      <OwnFacts own={own} />
      <NextStep own={own} {...props} />
      <p className="small muted">{t('check.own.fair')}</p>
      {own.checkedAt === null && <p className="small muted">{t('check.own.inviter')}</p>}
    </section>
  )
}

function OwnFacts({ own }: Pick<Props, 'own'>) {
  const intl = useIntl()
  const { t } = intl
  const { date, plainDate, list } = useFormats()
  const names = own.items.map(({ type, name }) => (name ? nameTerm('paper', name, intl) : t(`check.type.${type}`)))
  return (
    <Facts
      rows={[
        { label: t('check.fact.asked'), value: own.askedAt && date(own.askedAt) },
        { label: t('check.fact.checked'), value: own.checkedAt && date(own.checkedAt) },
        { label: t('check.fact.documents'), value: list([...new Set(names)]) },
        { label: t('check.fact.recheck'), value: own.recheckOn && plainDate(own.recheckOn) },
        { label: t('check.fact.reason'), value: own.reason && t(`check.reason.${own.reason}`) },
        {
          label: t('check.fact.note'),
          value: own.note && (
            <span className="u-whitespace-pre-line" dir="auto">
              {own.note}
            </span>
          ),
        },
      ]}
    />
  )
}

function NextStep({ own, action, ...props }: Props) {
  const { t } = useIntl()
  const kind = own.status === 'pending' ? 'withdraw' : 'ask'
  const form = useActForm(kind, action, props)
  if (own.status === 'verified') return null
  if (kind === 'ask' && own.lacks.length > 0) {
    return (
      <Notice tone="land" title={t('check.own.lacks')}>
        <ul className="column gap-1">
          {own.lacks.map((lack) => (
            <li key={lack}>{t(`check.lack.${lack}`)}</li>
          ))}
        </ul>
        <p>
          <Link to="/seaman/cv/documents">{t('check.own.scan')}</Link>
        </p>
      </Notice>
    )
  }
  return (
    <ActForm form={form} act={kind} label={t('check.own.papers')}>
      <div>
        <SubmitButton className={kind === 'ask' ? 'button primary' : 'button'}>{t(`check.own.${kind}`)}</SubmitButton>
      </div>
    </ActForm>
  )
}
