import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { FeedSource } from '#src/contract/schemas/feed.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sourceAction } from './actions.ts'
import { FEED_FILES } from './add-forms.tsx'

type Props = ActProps & { source: FeedSource }

/** An address is read now; a file is replaced by a newer one. */
export const ReadAgain = ({ source, ...props }: Props) =>
  source.kind === 'address' ? <ReadNow {...props} /> : <NewerFile {...props} />

function ReadNow(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('read', sourceAction, props)
  return (
    <ActForm form={form} act="read">
      <div>
        <SubmitButton className="btn">{t('feed.again.read')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function NewerFile(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('upload', sourceAction, props)
  return (
    <ActForm form={form} act="upload" label={t('feed.again.file')} files>
      <FileField name="file" accept={FEED_FILES} label={t('feed.again.file')} hint={t('feed.add.file-hint')} />
      <div>
        <SubmitButton className="btn">{t('feed.add.file-submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
