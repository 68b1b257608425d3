import type { ReactNode } from 'react'
import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, useActForm } from '#src/app/ui/forms/index.ts'
import { Progress } from '#src/app/ui/send-file/progress.tsx'
import { useSending } from '#src/app/ui/send-file/use-sending.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { FEED_FILE, sendFeed } from './send-feed.ts'

/** Filter of the file dialog; the type is detected by reading the file. */
const FEED_FILES = '.xml,.rss,.atom,application/xml,text/xml,application/rss+xml'

type Props = ActProps & { title: string; label: string; children: ReactNode }

/** A form for a feed file; `children` submit it. */
export function FileForm({ title, label, children, ...props }: Props) {
  const { t } = useIntl()
  const { share, sending, restart } = useSending()
  const form = useActForm(FEED_FILE, sendFeed(sending), props)
  return (
    <ActForm form={form} act={FEED_FILE} label={title} files>
      <FileField name="file" accept={FEED_FILES} label={label} hint={t('feed.add.file-hint')} onChoose={restart} />
      {form.pending && share !== undefined && <Progress share={share} />}
      {children}
    </ActForm>
  )
}
