import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { listAction } from './actions.ts'
import { FileForm } from './file-form.tsx'

export function AddAddress(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('address', listAction, props)
  return (
    <div className="column">
      <h2 className="heading-3">{t('feed.add.address-title')}</h2>
      <ActForm form={form} act="address" label={t('feed.add.address-title')}>
        <TextField
          name="address"
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="url"
          label={t('feed.add.address-label')}
          hint={t('feed.add.address-hint')}
        />
        <SubmitButton className="button primary">{t('feed.add.address-submit')}</SubmitButton>
      </ActForm>
    </div>
  )
}

export function AddFile(props: ActProps) {
  const { t } = useIntl()
  return (
    <div className="column">
      <h2 className="heading-3">{t('feed.add.file-title')}</h2>
      <FileForm {...props} title={t('feed.add.file-title')} label={t('feed.add.file-label')}>
        <SubmitButton className="button">{t('feed.add.file-submit')}</SubmitButton>
      </FileForm>
    </div>
  )
}
