import { useIntl } from '#src/i18n/react.tsx'
import type { MessageQueue, QueuedMessage } from '../outbox/queued-messages.ts'
import type { Sending } from '../outbox/use-outgoing.ts'

/** Returns the state of queued messages as text. */
export function wayOf({ state, isKept }: Pick<Sending, 'state' | 'isKept'>) {
  if (state !== 'waiting') return 'inbox.queue.sending'
  return isKept ? 'inbox.queue.kept' : 'inbox.queue.waiting'
}

/** Queued messages in order. */
export function QueuedList({ queue, sending }: { queue: MessageQueue; sending: Sending }) {
  if (queue.length === 0) return null
  return (
    <ol>
      {queue.map((message) => (
        <Queued key={message.key} message={message} sending={sending} />
      ))}
    </ol>
  )
}

type Props = { message: QueuedMessage; sending: Sending }

/** Announces the outcome of each. */
function Queued({ message: { key, text, files, refused }, sending }: Props) {
  const { t } = useIntl()
  return (
    <li className="message mine">
      <div className="bubble">
        <span className="visually-hidden">{t('inbox.message.own')}</span>
        {text && <p dir="auto">{text}</p>}
        {files.some(({ name }) => name === '') && (
          <span className="smallest">{t('inbox.list.files', { count: files.length })}</span>
        )}
        {files.map((file) => (
          <p key={'id' in file ? file.id : file.key} className="smallest">
            <bdi>{file.name}</bdi>
          </p>
        ))}
      </div>
      {refused === undefined ? (
        <p role="status">{t(wayOf(sending))}</p>
      ) : (
        <Refused messageKey={key} why={refused} sending={sending} />
      )}
    </li>
  )
}

type RefusedProps = { messageKey: string; why: string; sending: Sending }

/** Why a message was rejected, and what its author can do. */
export function Refused({ messageKey, why, sending: { outgoing } }: RefusedProps) {
  const { t } = useIntl()
  return (
    <div className="row tight last" role="alert">
      <span className="error">{why || t('inbox.queue.file-gone')}</span>
      <button type="button" className="button quiet dense" onClick={() => void outgoing?.again(messageKey)}>
        {t('inbox.queue.again')}
      </button>
      <button type="button" className="button quiet dense" onClick={() => void outgoing?.discard(messageKey)}>
        {t('inbox.queue.discard')}
      </button>
    </div>
  )
}
