import type { FormFailure, PageProps } from '#src/app/page.ts'
import { RadioCards } from '#src/app/ui/forms/index.ts'
import { Ship } from '#src/app/ui/ship.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { CarriedNotice } from '../account/entry/carried-notice.tsx'
import { CenterForm } from './center-form.tsx'
import { CompanyForm } from './company-form.tsx'
import type { RoleData } from './role-data.ts'
import { SeamanForm } from './seaman-form.tsx'

/**
 * Cards and forms are side by side; a style sheet shows the form of the checked card, so the choice works without scripting and keeps text in
 * the other forms.
 */
export function SelectRole({ data, ctx, failure, csrfToken }: PageProps<RoleData>) {
  const { t } = useIntl()
  const role = failure?.values.role ?? ctx.search.role
  const chosen = role === 'company' || role === 'training-center' ? role : 'seaman'
  const of = (form: string): FormFailure | undefined => (form === chosen ? failure : undefined)
  return (
    <div className="wrap">
      <div className="auth-columns wide">
        <div className="column">
          <h1>{t('auth.role.title')}</h1>
          <p className="muted">{t('auth.role.text')}</p>
        </div>
        <CarriedNotice ctx={ctx} />
        <div className="halves u-group/role">
          <RadioCards
            key={chosen}
            name="role"
            legend={t('auth.role.legend')}
            value={chosen}
            cards={[
              {
                value: 'seaman',
                title: t('auth.role.seaman'),
                text: t('auth.role.seaman-text'),
                aside: <Ship silhouette="container" />,
              },
              {
                value: 'company',
                title: t('auth.role.company'),
                text: t('auth.role.company-text'),
                aside: <Ship silhouette="tanker" />,
              },
              {
                value: 'training-center',
                title: t('auth.role.center'),
                text: t('auth.role.center-text'),
                aside: <Ship silhouette="psv" />,
              },
            ]}
          />
          <div>
            <div className="group-has-[[value=company]:checked]/role:u-hidden group-has-[[value=training-center]:checked]/role:u-hidden">
              <SeamanForm ctx={ctx} failure={of('seaman')} csrfToken={csrfToken} rank={data.rank} />
            </div>
            <div className="group-has-[[value=seaman]:checked]/role:u-hidden group-has-[[value=training-center]:checked]/role:u-hidden">
              <CompanyForm ctx={ctx} failure={of('company')} csrfToken={csrfToken} />
            </div>
            <div className="group-has-[[value=seaman]:checked]/role:u-hidden group-has-[[value=company]:checked]/role:u-hidden">
              <CenterForm ctx={ctx} failure={of('training-center')} csrfToken={csrfToken} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
