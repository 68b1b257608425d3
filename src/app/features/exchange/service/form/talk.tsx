import type { ReactNode } from 'react'
import type { ServiceMessage } from '#src/contract/service/form-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = {
  messages: readonly ServiceMessage[]
  /** The side of the reader. */
  side: ServiceMessage['side']
  /** The name of the other side. */
  other: string
  /** The form to write, where one can. */
  children?: ReactNode
}

/** The messages of an order, the earliest first. */
export function Talk({ messages, side, other, children }: Props) {
  const { t } = useIntl()
  return (
    <div className="column gap-2">
      <h3 className="heading-3">{t('service-form.talk.title', { name: other })}</h3>
      {messages.length === 0 && <p className="small muted">{t('service-form.talk.none')}</p>}
      {messages.length > 0 && (
        <ul className="hair">
          {messages.map((message) => (
            <li key={message.id}>
              <Message message={message} isOwn={message.side === side} other={other} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function Message({ message, isOwn, other }: { message: ServiceMessage; isOwn: boolean; other: string }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const { author, text, at, kind, side, isRead } = message
  // Only messages of the team are marked as read.
  const isNew = !isOwn && side === 'team' && !isRead
  return (
    <div className="column u-gap-1">
      <p className="row tight small">
        <bdi className="bold">{isOwn ? t('service-form.talk.you') : (author ?? other)}</bdi>
        <time className="faint" dateTime={new Date(at).toISOString()}>
          {dateTime(at)}
        </time>
        {isNew && <span className="bold">{t('service-form.talk.new')}</span>}
        {kind === 'correction' && <span className="muted">{t('service-form.correct.title')}</span>}
      </p>
      <div className="lines break-anywhere" dir="auto">
        <p>{text || t('service-form.talk.gone')}</p>
      </div>
    </div>
  )
}
