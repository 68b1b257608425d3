import { Late } from '#src/app/ui/late.tsx'
import { TYPED } from '#src/contract/cv/evidence.ts'
import { writeEvidence, writeIssuerCheck } from '#src/i18n/cv/evidence-words.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCvSource } from './cv-source.ts'
import { EvidenceMark } from './evidence-mark.tsx'

const load = () => import('./scans/entry-scans.tsx').then(({ EntryScans }) => EntryScans)

type Props = { entryId: string; name: string }

/** What stands behind a paper, and its scans, which are fetched when a paper is opened. */
export function PaperScans({ entryId, name }: Props) {
  const intl = useIntl()
  const { t } = intl
  const source = useCvSource()
  if (!source) return null
  const evidence = source.evidence.get(entryId) ?? TYPED
  // Whose paper it is learns also what its issuer did not find.
  const found = writeIssuerCheck(intl, evidence) || (evidence.company && writeEvidence(intl, evidence))
  return (
    <fieldset className="cv-group">
      <legend>{t('scan.title')}</legend>
      <div className="column gap-4">
        <p className="row">
          <EvidenceMark entryId={entryId} />
          <span className="small muted">{t('scan.text')}</span>
        </p>
        {found && <p className="small break-anywhere">{found}</p>}
        <Late load={load} props={{ source, entryId, name }} />
      </div>
    </fieldset>
  )
}
