import { Late } from '#src/app/ui/late.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { useCvSource } from './cv-source.ts'
import { EvidenceFacts, EvidenceMark } from './evidence-mark.tsx'

const load = () => import('./scans/entry-scans.tsx').then(({ EntryScans }) => EntryScans)

type Props = { part: string; entryId: string }

/** Evidence and scans of a paper, loaded when the paper is opened. */
export function PaperScans({ part, entryId }: Props) {
  const { t } = useIntl()
  const source = useCvSource()
  if (!source) return null
  return (
    <fieldset className="cv-group">
      <legend>{t('scan.title')}</legend>
      <div className="column gap-4">
        <p className="row">
          <EvidenceMark entryId={entryId} />
          <span className="small muted">{t('scan.text')}</span>
        </p>
        <EvidenceFacts entryId={entryId} />
        <Late load={load} props={{ source, part, entryId }} />
      </div>
    </fieldset>
  )
}
