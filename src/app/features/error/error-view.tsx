import type { Role } from '../../../contract/roles.ts'
import { T, useControls, useIntl } from '../../../i18n/react.tsx'
import { Cat } from '../../ui/cat.tsx'
import { useHref } from '../../ui/href.tsx'
import { StatusHoist } from './status-hoist.tsx'
import { kindOfStatus } from './status-kind.ts'

type Props = {
  status: number
  /** From whoever refused, in the page's language; empty means the words of the status. */
  message: string
  /** The path asked for, without locale prefix. */
  path: string
  /** Any whole number; it picks the cat. */
  cat: number
  /** The account type that the page needs, for 403. */
  needs?: Role
  /** The reader's own front page. */
  home: string
}

const PATH_LIMIT = 200

/** What happened, what it means, and two ways out. */
export function ErrorView({ status, message, path, cat, needs, home }: Props) {
  const { t } = useIntl()
  const kind = kindOfStatus(status)
  return (
    <div className="grat">
      <div className="wrap lost">
        <div className="row gap5 says">
          <StatusHoist status={status} />
          <div className="col gap4 grow">
            <p className="sm dim b">{t('error-page.view.status', { status: String(status) })}</p>
            <h1 className="h3xl any">{t(`error-page.${kind}.title`)}</h1>
            {kind === 'not-found' && <Asked path={path} />}
            {kind !== 'not-found' && !needs && <Said message={message} title={t(`error-page.${kind}.title`)} />}
            <p className="muted">
              {needs
                ? t('error-page.forbidden.needs', { role: t(`error-page.role.${needs}`) })
                : t(`error-page.${kind}.text`)}
            </p>
            <WaysOut kind={kind} path={path} home={home} />
          </div>
        </div>
        <Cat n={cat} />
      </div>
    </div>
  )
}

function Asked({ path }: { path: string }) {
  const shown = path.length > PATH_LIMIT ? `${path.slice(0, PATH_LIMIT)}…` : path
  const asked = (
    <b className="b">
      <bdi dir="ltr">{shown}</bdi>
    </b>
  )
  return (
    <p className="any muted">
      <T id="error-page.not-found.at" values={{ path: asked }} />
    </p>
  )
}

/** The message of the refusal, unless it only repeats the title. */
const Said = ({ message, title }: { message: string; title: string }) =>
  message === '' || message === title ? null : <p className="any">{message}</p>

type Kind = ReturnType<typeof kindOfStatus>

function WaysOut({ kind, path, home }: { kind: Kind; path: string; home: string }) {
  const { t } = useIntl()
  const control = useControls()
  const href = useHref()
  const front = kind === 'forbidden' ? home : '/'
  const mayHelp = kind === 'unavailable' || kind === 'too-many'
  return (
    <div className="row">
      {mayHelp && (
        <a className="btn go" href={href(path)} data-retry="">
          {control('retry')}
        </a>
      )}
      <a className={mayHelp ? 'btn' : 'btn go'} href={href(front)}>
        {t(front === '/' ? 'error-page.view.home' : 'error-page.view.own-home')}
      </a>
      <a className="btn" href={href(home === front ? '/' : home)} data-back="">
        {t('error-page.view.back')}
      </a>
    </div>
  )
}
