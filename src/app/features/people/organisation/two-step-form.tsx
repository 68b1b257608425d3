import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'

/** Whether the company requires two-step sign-in; an owner changes it. @param form given to an owner who may change it now */
export function TwoStepSection({ team, form }: { team: Team; form: ActProps | undefined }) {
  const { t } = useIntl()
  const { members, isTwoStepRequired } = team
  const lacking = members.filter(({ security }) => security?.hasTwoStep === false)
  const hasOwn = !lacking.some(({ isSelf }) => isSelf)
  return (
    <section className="section">
      <header>
        <h2>{t('passkey.two-step.title')}</h2>
      </header>
      <div className="column gap-4">
        <p>{t(isTwoStepRequired ? 'team.two-step.required' : 'team.two-step.optional')}</p>
        {lacking.length > 0 && <p className="small muted">{t('team.two-step.lacking', { count: lacking.length })}</p>}
        {form && (hasOwn || isTwoStepRequired) && <TwoStepForm {...form} isRequired={isTwoStepRequired} />}
        {form && !hasOwn && !isTwoStepRequired && <SetUpFirst />}
      </div>
    </section>
  )
}

function TwoStepForm({ isRequired, ...props }: ActProps & { isRequired: boolean }) {
  const { t } = useIntl()
  const form = useActForm('two-step', teamAction, props)
  return (
    <ActForm form={form} act="two-step" label={t('passkey.two-step.title')}>
      {!isRequired && <p className="small muted">{t('team.two-step.effect')}</p>}
      <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
      <div>
        <SubmitButton className="button">
          {t(isRequired ? 'team.two-step.release' : 'team.two-step.require')}
        </SubmitButton>
      </div>
    </ActForm>
  )
}

function SetUpFirst() {
  const { t } = useIntl()
  return (
    <p className="small">
      {t('team.two-step.own')} <Link to="/company/security">{t('team.two-step.open')}</Link>
    </p>
  )
}
