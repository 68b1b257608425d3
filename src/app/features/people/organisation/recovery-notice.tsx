import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { teamAction } from './actions.ts'

type Props = { recovery: NonNullable<Team['recovery']>; form: ActProps | undefined }

/** For every member: who becomes an owner and when. @param form given to owners, who can object */
export function RecoveryNotice({ recovery: { email, startedAt, dueAt }, form }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <Notice tone="land" title={t('team.recovery.title', { email, date: date(dueAt) })}>
      <p className="small">{t('team.recovery.text', { date: date(startedAt) })}</p>
      {form && <ObjectForm {...form} />}
    </Notice>
  )
}

function ObjectForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('object', teamAction, props)
  return (
    <ActForm form={form} act="object" label={t('team.recovery.object')}>
      <div>
        <SubmitButton className="button">{t('team.recovery.object')}</SubmitButton>
      </div>
    </ActForm>
  )
}
