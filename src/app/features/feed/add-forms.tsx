import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { listAction } from './actions.ts'

/** What a file dialog offers first; what a file holds is found out by reading it. */
export const FEED_FILES = '.xml,.rss,.atom,application/xml,text/xml,application/rss+xml'

export function AddAddress(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('address', listAction, props)
  return (
    <div className="col">
      <h2 className="h3">{t('feed.add.address-title')}</h2>
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
        <SubmitButton className="btn go">{t('feed.add.address-submit')}</SubmitButton>
      </ActForm>
    </div>
  )
}

export function AddFile(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('upload', listAction, props)
  return (
    <div className="col">
      <h2 className="h3">{t('feed.add.file-title')}</h2>
      <ActForm form={form} act="upload" label={t('feed.add.file-title')} files>
        <FileField name="file" accept={FEED_FILES} label={t('feed.add.file-label')} hint={t('feed.add.file-hint')} />
        <SubmitButton className="btn">{t('feed.add.file-submit')}</SubmitButton>
      </ActForm>
    </div>
  )
}
