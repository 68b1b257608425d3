import { Cat } from '#src/app/ui/cat.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import type { Role } from '#src/contract/http/roles.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { RecoveryLinks } from './recovery-links.tsx'
import { StatusHoist } from './status-hoist.tsx'
import { kindOfStatus, type StatusKind } from './status-kind.ts'

type Props = {
  /** Undefined when no one was reached. */
  status: number | undefined
  /** From anyone who refused, in the page's language; empty means the words of the status. */
  message: string
  /** The kind of error, where the status alone does not determine it. */
  kind?: StatusKind
  /** Where to try again: path without locale prefix, and its query where there is one. */
  path: string
  /** The path asked for, as it may be shown. */
  asked: string
  /** Any whole number; it picks the cat. */
  cat: number
  /** The account type that the page needs, for 403. */
  needs?: Role
  /** The reader's own front page. */
  home: string
  /** Whether what was sent before this page has arrived. */
  done?: boolean
  /** Tries again in place; without it the page is asked for again. */
  retry?: () => Promise<void>
}

const MAX_PATH = 200

/** What happened, what it means, and the ways out. */
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
        {/* A drawing would have to be fetched. */}
        {status !== undefined && <Cat n={cat} />}
      </div>
    </div>
  )
}

/** The message of the refusal, unless title and text say the same; without one the path that led nowhere. */
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
