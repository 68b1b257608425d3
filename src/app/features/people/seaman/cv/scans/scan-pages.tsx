import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { scanPath } from '#src/contract/scan/api.ts'
import type { Scan } from '#src/contract/scan/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useCv } from '../cv-form-context.ts'
import { ENTRY_NAMES } from '../entry-names.ts'
import type { FormEntry } from '../form-values.ts'
import type { ScanStore } from './scan-store.ts'

/** `part`: the path of the paper. */
type Props = { store: ScanStore; pages: readonly Scan[]; part: string }

/** What is there: a picture is looked at here, a PDF is saved and opened by what reads it. */
export function ScanPages({ store, pages, part }: Props) {
  if (pages.length === 0) return null
  return (
    <ol className="entries cv-scans">
      {pages.map((scan, index) => (
        <Page key={scan.id} store={store} scan={scan} page={index + 1} part={part} />
      ))}
    </ol>
  )
}

type PageProps = { store: ScanStore; scan: Scan; page: number; part: string }

function Page({ store, scan, page, part }: PageProps) {
  const { t } = useIntl()
  const { date, fileSize } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const size = fileSize(scan.size)
  const kind = scan.type === 'pdf' ? 'PDF' : t('scan.picture')
  return (
    <li className="column">
      <div className="row split">
        <div className="column u-gap-1">
          <b>{t('scan.page', { page })}</b>
          <span className="small muted">{t('scan.facts', { kind, size, date: date(scan.addedAt) })}</span>
        </div>
        <div className="row tight">
          {scan.type === 'pdf' ? (
            <a className="button dense" href={scanPath(scan.id)} download>
              {t('scan.download')}
            </a>
          ) : (
            <button type="button" className="button dense" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'scan.hide' : 'scan.look')}
            </button>
          )}
          <Removal store={store} id={scan.id} />
        </div>
      </div>
      {isOpen && <Picture scan={scan} page={page} part={part} />}
    </li>
  )
}

/** It alone says what the paper is called, so that typing the name draws nothing else of the scans. */
function Picture({ scan, page, part }: Omit<PageProps, 'store'>) {
  const intl = useIntl()
  const { control } = useCv()
  const paper = useWatch({ control, name: part as never }) as FormEntry
  const name = ENTRY_NAMES.documents(paper, intl) || intl.t('cv.entry.unnamed')
  return <img className="cv-scan" src={scanPath(scan.id)} alt={intl.t('scan.alt', { name, page })} />
}

/** A removal cannot be undone, so it needs a confirmation, in its place. */
function Removal({ store, id }: Pick<PageProps, 'store'> & { id: string }) {
  const { t } = useIntl()
  const [state, setState] = useState<'idle' | 'asked' | 'removing'>('idle')
  const [failure, setFailure] = useState<string>()
  if (state === 'idle')
    return (
      <button type="button" className="button quiet dense" onClick={() => setState('asked')}>
        {t('scan.remove')}
      </button>
    )
  const remove = async () => {
    setState('removing')
    const failed = await store.remove(id)
    if (!failed) return
    setFailure(failed)
    setState('asked')
  }
  return (
    <div className="row tight" role="alert">
      <span className="small">{t('scan.sure')}</span>
      <button type="button" className="button bad dense" disabled={state === 'removing'} onClick={remove}>
        {t('scan.remove')}
      </button>
      <button
        type="button"
        className="button quiet dense"
        disabled={state === 'removing'}
        onClick={() => setState('idle')}
      >
        {t('scan.keep')}
      </button>
      {failure && <Answer kind="failed">{failure}</Answer>}
    </div>
  )
}
