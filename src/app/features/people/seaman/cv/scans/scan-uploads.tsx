import { Progress } from '#src/app/ui/send-file/progress.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import type { Upload } from './scan-state.ts'
import type { ScanStore } from './scan-store.ts'

type Props = { store: ScanStore; uploads: readonly Upload[] }

/** What is on its way, and what did not go. */
export function ScanUploads({ store, uploads }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul className="entries cv-scans">
      {uploads.map((upload) => (
        <li key={upload.key} className="column">
          <div className="row split">
            <bdi className="cv-scan-name">{upload.name}</bdi>
            <Acts store={store} upload={upload} />
          </div>
          <State upload={upload} />
        </li>
      ))}
    </ul>
  )
}

function State({ upload: { state, share, message } }: { upload: Upload }) {
  const { t } = useIntl()
  if (state === 'failed')
    return (
      <p className="small cv-failure" role="alert">
        {message ?? t('form.message.failed')}
      </p>
    )
  if (state === 'sending') return <Progress share={share} />
  return (
    <p className="small muted" role="status">
      {t(`scan.state.${state}`)}
    </p>
  )
}

function Acts({ store, upload }: Pick<Props, 'store'> & { upload: Upload }) {
  const { t } = useIntl()
  const { key, state } = upload
  return (
    <div className="row tight">
      {state === 'failed' && (
        <button type="button" className="button dense" onClick={() => store.retry(upload)}>
          {t('scan.retry')}
        </button>
      )}
      <button type="button" className="button quiet dense" onClick={() => store.drop(key)}>
        {t(state === 'failed' ? 'scan.dismiss' : 'scan.stop')}
      </button>
    </div>
  )
}
