import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { FeedSource } from '#src/contract/feed/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sourceAction } from './actions.ts'
import { FileForm } from './file-form.tsx'

type Props = ActProps & { source: FeedSource }

/** Reads an address now, or replaces a file. */
export const ReadAgain = ({ source, ...props }: Props) =>
  source.kind === 'address' ? <ReadNow {...props} /> : <NewerFile {...props} />

function ReadNow(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('read', sourceAction, props)
  return (
    <ActForm form={form} act="read">
      <div>
        <SubmitButton className="button">{t('feed.again.read')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function NewerFile(props: ActProps) {
  const { t } = useIntl()
  return (
    <FileForm {...props} title={t('feed.again.file')} label={t('feed.again.file')}>
      <div>
        <SubmitButton className="button">{t('feed.add.file-submit')}</SubmitButton>
      </div>
    </FileForm>
  )
}
