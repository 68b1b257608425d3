import { ActForm, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { DataState } from '#src/contract/data-right/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { dataAction } from './actions.ts'
import type { DataProps } from './data-sections.ts'

type Company = DataState['soleOwned'][number]
type Props = DataProps & { company: Company }

/** The companies that close with the account, and how to hand them over first. */
export function SoleOwned(props: DataProps) {
  const { t } = useIntl()
  return props.state.soleOwned.map((company) => (
    <Notice key={company.id} tone="land" title={t('data.company.title', { company: company.name })}>
      <p className="small">{t('data.company.text')}</p>
      {props.session.role === 'company' && <HandOver {...props} company={company} />}
    </Notice>
  ))
}

/** A member of the company that the session acts for becomes an owner; without members, one is invited. Two-step sign-in comes first if it is required. */
function HandOver(props: Props) {
  const { t } = useIntl()
  const { company, session, open } = props
  if (session.organisationId !== company.id) return <p className="small">{t('data.company.switch')}</p>
  if (session.twoStepNeeded)
    return (
      <p>
        <Link className="button" to="/company/security">
          {t('team.two-step.open')}
        </Link>
      </p>
    )
  if (company.members.length > 0) return open && <HandOverForm {...props} />
  return (
    <p>
      <Link className="button" to="/company/team">
        {t('data.company.invite')}
      </Link>
    </p>
  )
}

function HandOverForm({ company: { members }, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('hand-over', dataAction, props, { initial: { member: members[0]?.id ?? '' } })
  const options = members.map(({ id, email }) => ({ value: id, label: email }))
  return (
    <ActForm form={form} act="hand-over" label={t('data.company.submit')}>
      <div className="halves">
        <SelectField
          name="member"
          label={t('data.company.member')}
          placeholder={t('data.company.choose')}
          options={options}
        />
      </div>
      <div>
        <SubmitButton className="button primary">{t('data.company.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
