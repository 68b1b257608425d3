import { Cat } from '#src/app/ui/cat.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import type { Role } from '#src/contract/http/roles.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { RecoveryLinks } from './recovery-links.tsx'
import { StatusHoist } from './status-hoist.tsx'
import { kindOfStatus, type StatusKind } from './status-kind.ts'

type Props = {
  /** Undefined if offline. */
  status: number | undefined
  /** The server's message in the page's language; empty for the text of the status. */
  message: string
  /** The kind of error, if the status does not determine it. */
  kind?: StatusKind
  /** The address for a retry: path without locale prefix, and query. */
  path: string
  /** The displayed form of the requested path. */
  asked: string
  /** Any whole number; selects the cat. */
  cat: number
  /** The required account type, for 403. */
  needs?: Role
  /** The reader's home. */
  home: string
  /** Whether the previous form was processed. */
  done?: boolean
  /** Retries in place; without it the page is reloaded. */
  retry?: () => Promise<void>
}

const MAX_PATH = 200

/** What happened, what it means, and how to continue. */
export function ErrorView({ status, kind = kindOfStatus(status), message, path, asked, ...rest }: Props) {
  const { cat, needs, home, done, retry } = rest
  const { t } = useIntl()
  return (
    <div className="graticule">
      <div className="wrap error-page">
        <div className="row gap-5 error-words">
          {status === undefined ? <SignalFlag letter="K" size="medium" /> : <StatusHoist status={status} />}
          <div className="column gap-4 grow" data-answer="failed">
            {status !== undefined && (
              <p className="small faint bold">{t('error-page.view.status', { status: String(status) })}</p>
            )}
            <h1 className="display break-anywhere">{t(`error-page.${kind}.title`)}</h1>
            {done && <p>{t('error-page.view.done')}</p>}
            {!needs && <RefusalText kind={kind} message={message} path={asked} />}
            <p className="muted">
              {needs
                ? t('error-page.forbidden.needs', { role: t(`error-page.role.${needs}`) })
                : t(`error-page.${kind}.text`)}
            </p>
            <RecoveryLinks kind={kind} path={path} home={home} {...(retry && { retry })} />
          </div>
        </div>
        {/* Offline a drawing could not be fetched. */}
        {status !== undefined && <Cat n={cat} />}
      </div>
    </div>
  )
}

/** The server's message, unless title and text say the same; otherwise the requested path. */
function RefusalText({ kind, message, path }: { kind: StatusKind; message: string; path: string }) {
  const { t } = useIntl()
  const title = t(`error-page.${kind}.title`)
  const isRepeated = kind === 'unavailable' ? message.startsWith(title) : message === title
  if (message !== '' && !isRepeated) return <p className="break-anywhere">{message}</p>
  return kind === 'not-found' ? <Asked path={path} /> : null
}

function Asked({ path }: { path: string }) {
  const shown = path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path
  const asked = (
    <b className="bold">
      <bdi dir="ltr">{shown}</bdi>
    </b>
  )
  return (
    <p className="break-anywhere muted">
      <T id="error-page.not-found.at" values={{ path: asked }} />
    </p>
  )
}
