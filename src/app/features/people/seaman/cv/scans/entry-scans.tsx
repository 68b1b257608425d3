import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { MAX_SCANS_OF_PAPER } from '#src/contract/scan/scan.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { CvSource } from '../cv-source.ts'
import { PickScans } from './pick-scans.tsx'
import { ScanPages } from './scan-pages.tsx'
import { ScanUploads } from './scan-uploads.tsx'
import { useScanStore } from './use-scan-store.ts'

type Props = { source: CvSource; part: string; entryId: string }

/** The scans of one paper, and the ways to add one. */
export function EntryScans({ source, part, entryId }: Props) {
  const { t } = useIntl()
  const { fileSize } = useFormats()
  const { store, state } = useScanStore(source)
  const pages = state.scans?.items.filter((scan) => scan.entryId === entryId) ?? []
  const uploads = state.uploads.filter((upload) => upload.entryId === entryId)
  const room = MAX_SCANS_OF_PAPER - pages.length - uploads.length
  const size = fileSize(FILE_PURPOSES.scan.maxBytes)
  return (
    <div className="column gap-4">
      {state.isMissing && <Missing onAgain={store.list} />}
      <ScanPages store={store} pages={pages} part={part} />
      <ScanUploads store={store} uploads={uploads} />
      <PickScans
        room={room}
        onPick={(files) => {
          for (const file of files) store.add(entryId, file)
        }}
      >
        <p className="small muted">
          {room > 0 ? t('scan.hint', { size, most: MAX_SCANS_OF_PAPER }) : t('scan.full', { most: MAX_SCANS_OF_PAPER })}
        </p>
      </PickScans>
      <Affirmation
        source={source}
        entryId={entryId}
        hasPages={pages.length > 0}
        onAffirm={() => store.affirm(entryId)}
      />
    </div>
  )
}

function Missing({ onAgain }: { onAgain: () => void }) {
  const { t } = useIntl()
  return (
    <div className="notice shoal" role="status">
      <p className="small">{t('scan.missing')}</p>
      <button type="button" className="button dense" onClick={onAgain}>
        {t('ui.part.again')}
      </button>
    </div>
  )
}

type AffirmationProps = { source: CvSource; entryId: string; hasPages: boolean; onAffirm: () => void }

/** A scan counts while its paper says what it said then. */
function Affirmation({ source, entryId, hasPages, onAffirm }: AffirmationProps) {
  const { t } = useIntl()
  if (!hasPages || source.evidence.get(entryId)?.level !== 'typed') return null
  return (
    <div className="notice shoal cv-scan-changed">
      <p className="small">{t('scan.changed')}</p>
      <button type="button" className="button dense" onClick={onAffirm}>
        {t('scan.affirm')}
      </button>
    </div>
  )
}
