import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'

type Props = ActProps & { organisationId: string; isLast: boolean; isOpen: boolean }

/** Ends the own membership. The only owner reads why this is not possible. */
export function LeaveForm({ organisationId, isLast, isOpen, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('leave', teamAction, props)
  const title = t('team.leave.title')
  return (
    <section className="section">
      <Disclosure summary={title} open={form.failed}>
        <p className="small muted">{t(isLast ? 'team.leave.last' : 'team.leave.text')}</p>
        {!isLast && isOpen && (
          <ActForm form={form} act="leave" label={title}>
            <input type="hidden" name="organisation" value={organisationId} />
            <div>
              <SubmitButton className="button bad">{t('team.leave.submit')}</SubmitButton>
            </div>
          </ActForm>
        )}
      </Disclosure>
    </section>
  )
}
